import { LayoutTemplate } from 'lucide-react'

import { Field } from '@/components/Field'
import { IconButton } from '@/components/IconButton'
import { Select } from '@/components/Select'
import { templates, type Draft } from '@/features/resumeVersions/version'

const accents: Record<Draft['accent'], string> = { teal: 'Teal', navy: 'Navy', burgundy: 'Burgundy', black: 'Black' }
const papers: Record<Draft['paper'], string> = { a4: 'A4', letter: 'Letter' }
/** Each in its own words. */
const languages: Record<NonNullable<Draft['language']>, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  ar: 'العربية',
  he: 'עברית',
}

type LookProps = { draft: Draft; onChange: (part: Partial<Draft>) => void }

/** How the page looks: its words stay the same. */
export function Looks({ onTemplates, ...look }: LookProps & { onTemplates: () => void }) {
  return (
    <div className="studio-looks">
      <Select
        aria-label="Template"
        value={look.draft.template}
        onChange={(event) => look.onChange({ template: event.target.value as Draft['template'] })}
      >
        <Options names={templates} />
      </Select>
      <IconButton aria-label="See all templates" onClick={onTemplates}>
        <LayoutTemplate aria-hidden />
      </IconButton>
      <ColorAndPaper {...look} />
    </div>
  )
}

/** What all templates have. `language` is the language of headings and dates on the page. */
export function PageLooks({ language, ...look }: LookProps & { language: keyof typeof languages }) {
  return (
    <div className="mb-4 flex flex-wrap items-end gap-2">
      <Field label="Headings and dates in">
        <Select
          value={look.draft.language ?? ''}
          onChange={(event) => look.onChange({ language: (event.target.value || null) as Draft['language'] })}
        >
          <option value="">
            {look.draft.language === null ? `Language of the text: ${languages[language]}` : 'Language of the text'}
          </option>
          <Options names={languages} />
        </Select>
      </Field>
      <ColorAndPaper {...look} />
    </div>
  )
}

function ColorAndPaper({ draft, onChange }: LookProps) {
  return (
    <>
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
    </>
  )
}

function Options({ names }: { names: Record<string, string> }) {
  return Object.entries(names).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ))
}
