import { PanelLeft, Search } from 'lucide-react'

import { Navigation } from '@/app/Navigation'
import { Person } from '@/app/Person'
import { IconButton } from '@/components/IconButton'
import { Logo, Mark } from '@/components/Logo'
import { Tooltip } from '@/components/Tooltip'
import { classes } from '@/lib/classes'

export const EXPANDED = 250
export const COLLAPSED = 88

const shortcut = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'

type Props = {
  collapsed: boolean
  onToggle: () => void
  onSearch: () => void
  onAccount: () => void
  onLogOut: () => void
}

export function Sidebar({ collapsed, onToggle, onSearch, onAccount, onLogOut }: Props) {
  return (
    <aside
      aria-label="Sidebar"
      data-print="no"
      style={{ width: collapsed ? COLLAPSED : EXPANDED }}
      className="fixed inset-y-0 left-0 z-20 hidden flex-col border-r border-line bg-sunken transition-[width] desk:flex"
    >
      <div
        className={classes(
          'flex h-[58px] shrink-0 items-center',
          collapsed ? 'justify-center' : 'justify-between pr-3.5 pl-5',
        )}
      >
        {!collapsed && <Logo />}
        <IconButton
          aria-label={collapsed ? 'Expand the sidebar' : 'Collapse the sidebar'}
          aria-expanded={!collapsed}
          title={collapsed ? 'Expand the sidebar' : 'Collapse the sidebar'}
          size={collapsed ? 'medium' : 'small'}
          onClick={onToggle}
          className="group"
        >
          {collapsed ? (
            <>
              <Mark className="size-[26px]! group-hover:hidden group-focus-visible:hidden" />
              <PanelLeft aria-hidden className="hidden group-hover:block group-focus-visible:block" />
            </>
          ) : (
            <PanelLeft aria-hidden />
          )}
        </IconButton>
      </div>
      <div className="px-3 pb-1">
        <Tooltip text={`Go to... (${shortcut})`} side="right" enabled={collapsed}>
          <button
            type="button"
            onClick={onSearch}
            aria-keyshortcuts="Control+K Meta+K"
            aria-label="Go to..."
            className={classes(
              'flex h-8.5 w-full items-center gap-2 rounded-control border border-line-strong bg-surface text-13 text-ink-faint hover:border-line-control hover:text-ink-soft',
              collapsed ? 'justify-center' : 'px-2.5',
            )}
          >
            <Search aria-hidden className="size-4" strokeWidth={1.75} />
            {!collapsed && (
              <>
                <span className="flex-1 text-left">Go to...</span>
                <kbd className="rounded-[5px] border border-line px-1.5 font-text text-12 leading-5">{shortcut}</kbd>
              </>
            )}
          </button>
        </Tooltip>
      </div>
      <Navigation density={collapsed ? 'collapsed' : 'wide'} onLogOut={onLogOut} />
      <Person collapsed={collapsed} onAccount={onAccount} />
    </aside>
  )
}
