import { Select } from '@/components/Select'
import type { Draft } from '@/features/resumeVersions/version'

const templates: Record<Draft['template'], string> = {
  linen: 'Linen: serif, quiet',
  poplin: 'Poplin: dates on the left',
  twill: 'Twill: a strong header',
  oxford: 'Oxford: centered, formal',
  chambray: 'Chambray: labels at the side',
  flannel: 'Flannel: dense',
}
const accents: Record<Draft['accent'], string> = { teal: 'Teal', navy: 'Navy', burgundy: 'Burgundy', black: 'Black' }
const papers: Record<Draft['paper'], string> = { a4: 'A4', letter: 'Letter' }

type Props = { draft: Draft; onChange: (part: Partial<Draft>) => void }

/** How the page looks: its words stay the same. */
export function Looks({ draft, onChange }: Props) {
  return (
    <div className="studio-looks">
      <Select
        aria-label="Template"
        value={draft.template}
        onChange={(event) => onChange({ template: event.target.value as Draft['template'] })}
      >
        <Options names={templates} />
      </Select>
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
