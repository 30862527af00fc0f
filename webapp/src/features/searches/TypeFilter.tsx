import { Briefcase, ChevronDown } from 'lucide-react'
import { useId, useRef, useState, type ComponentProps } from 'react'

import { TypeChoices } from '@/features/searches/TypeChoices'
import { toolLook } from '@/features/searches/toolLook'
import { useDismiss } from '@/lib/useDismiss'

/** The employment types behind a button that says what is chosen. */
export function TypeFilter({ chosen, onChange }: ComponentProps<typeof TypeChoices>) {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  useDismiss(place, open, () => setOpen(false))
  return (
    <div ref={place} className="relative">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={`Employment type: ${chosen.join(', ') || 'any'}`}
        onClick={() => setOpen(!open)}
        className={toolLook}
      >
        <Briefcase aria-hidden />
        {chosen.length > 2 ? `${chosen.length} employment types` : chosen.join(', ') || 'Employment type'}
        <ChevronDown aria-hidden />
      </button>
      <div
        id={id}
        hidden={!open}
        className="absolute z-20 mt-1.5 w-52 animate-appear rounded-card border border-line-strong bg-float p-3.5 shadow-floating"
      >
        <TypeChoices chosen={chosen} onChange={onChange} />
      </div>
    </div>
  )
}
