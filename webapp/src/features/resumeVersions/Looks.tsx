import { LayoutTemplate } from 'lucide-react'

import { IconButton } from '@/components/IconButton'
import { Select } from '@/components/Select'
import { templates, type Draft } from '@/features/resumeVersions/version'

const accents: Record<Draft['accent'], string> = { teal: 'Teal', navy: 'Navy', burgundy: 'Burgundy', black: 'Black' }
const papers: Record<Draft['paper'], string> = { a4: 'A4', letter: 'Letter' }

type Props = { draft: Draft; onChange: (part: Partial<Draft>) => void; onTemplates: () => void }

/** How the page looks: its words stay the same. */
export function Looks({ draft, onChange, onTemplates }: Props) {
  return (
    <div className="studio-looks">
      <Select
        aria-label="Template"
        value={draft.template}
        onChange={(event) => onChange({ template: event.target.value as Draft['template'] })}
      >
        <Options names={templates} />
      </Select>
      <IconButton aria-label="See all templates" onClick={onTemplates}>
        <LayoutTemplate aria-hidden />
      </IconButton>
      <Select
        aria-label="Color"
        value={draft.accent}
        onChange={(event) => onChange({ accent: event.target.value as Draft['accent'] })}
      >
        <Options names={accents} />
      </Select>
      <Select
        aria-label="Paper"
        value={draft.paper}
        onChange={(event) => onChange({ paper: event.target.value as Draft['paper'] })}
      >
        <Options names={papers} />
      </Select>
    </div>
  )
}

function Options({ names }: { names: Record<string, string> }) {
  return Object.entries(names).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ))
}
