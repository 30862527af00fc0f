import '@/features/resumeVersions/looks.css'
import { LayoutTemplate } from 'lucide-react'

import { Field } from '@/components/Field'
import { IconButton } from '@/components/IconButton'
import { Segments } from '@/components/Segments'
import { Select } from '@/components/Select'
import { templates, type Draft } from '@/features/resumeVersions/version'
import { classes } from '@/lib/classes'

const accents: Record<Draft['accent'], string> = {
  teal: 'Teal',
  navy: 'Navy',
  burgundy: 'Burgundy',
  forest: 'Forest',
  plum: 'Plum',
  rust: 'Rust',
  slate: 'Slate',
  black: 'Black',
}
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
export function Looks({ draft, onChange, onTemplates }: LookProps & { onTemplates: () => void }) {
  return (
    <div className="studio-looks">
      <Select
        aria-label="Template"
        value={draft.template}
        onChange={(event) => onChange({ template: event.target.value as Draft['template'] })}
      >
        {Object.entries(templates).map(([value, about]) => (
          <option key={value} value={value}>
            {about.split(': ')[0]}
          </option>
        ))}
      </Select>
      <IconButton aria-label="See all templates and colors" onClick={onTemplates}>
        <LayoutTemplate aria-hidden />
      </IconButton>
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

/** What all templates have. `language` is the language of headings and dates on the page. */
export function PageLooks({ language, draft, onChange }: LookProps & { language: keyof typeof languages }) {
  return (
    <div className="page-looks">
      <Segments
        label="Paper"
        options={Object.entries(papers).map(([value, label]) => ({ value: value as Draft['paper'], label }))}
        value={draft.paper}
        onChange={(paper) => onChange({ paper })}
      />
      <div className="swatches" role="radiogroup" aria-label="Color">
        <span aria-hidden className="text-13 text-ink-soft">
          Color
        </span>
        {Object.entries(accents).map(([value, label]) => (
          <input
            key={value}
            type="radio"
            name="accent"
            aria-label={label}
            title={label}
            className={classes('swatch', value)}
            checked={draft.accent === value}
            onChange={() => onChange({ accent: value as Draft['accent'] })}
          />
        ))}
      </div>
      <Field label="Headings and dates in">
        <Select
          value={draft.language ?? ''}
          onChange={(event) => onChange({ language: (event.target.value || null) as Draft['language'] })}
        >
          <option value="">
            {draft.language === null ? `Language of the text: ${languages[language]}` : 'Language of the text'}
          </option>
          <Options names={languages} />
        </Select>
      </Field>
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
