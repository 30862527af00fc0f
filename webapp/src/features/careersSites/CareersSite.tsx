import { Copy, ExternalLink } from 'lucide-react'
import { lazy, Suspense, type FormEvent } from 'react'

import {
  useCareersSiteQuery,
  useChangeCareersSiteMutation,
  type CareersSiteChange,
  type OwnCareersSite,
} from '@/api/careersSites'
import { Badge } from '@/components/Badge'
import { Button, ButtonLink } from '@/components/Button'
import { Card, CardHead } from '@/components/Card'
import { Checkbox } from '@/components/Checkbox'
import { ErrorState } from '@/components/ErrorState'
import { NoCompany } from '@/components/NoCompany'
import { Field } from '@/components/Field'
import { FormNotice } from '@/components/FormNotice'
import { PageHeader } from '@/components/PageHeader'
import { ScreenSkeleton } from '@/components/ScreenSkeleton'
import { TextArea } from '@/components/TextArea'
import { TextInput } from '@/components/TextInput'
import { useKeptText } from '@/lib/kept/useKeptText'
import { notify } from '@/lib/notify'
import { codeOf, messageOf } from '@/rules/errors'
import '@/features/careersSites/careersSite.css'

const Cover = lazy(() => import('@/features/careersSites/Cover').then((file) => ({ default: file.Cover })))

const FAILED = 'That did not work. Please try again.'
const IN_HEADLINE = 'headline_needed'
const IN_ABOUT = 'about_too_long'
const IN_COLOUR = ['colour_malformed', 'colour_too_light']
const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text.trim())

/** The public page of the caller's company: its words and color, and how to link to it. `isPart`: below another title. */
export function CareersSite({ isPart = false }: { isPart?: boolean }) {
  const { data, error, refetch } = useCareersSiteQuery(undefined, { refetchOnMountOrArgChange: true })
  const link = data?.is_published && (
    <ButtonLink to={data.url} target="_blank" rel="noreferrer" icon={<ExternalLink aria-hidden />}>
      Open the page
    </ButtonLink>
  )
  return (
    <>
      {isPart ? (
        link && <div className="mb-4 flex justify-end">{link}</div>
      ) : (
        <PageHeader
          title="Careers Page"
          lead="What anyone can see about your company, with all its open jobs. No account needed."
          actions={link}
        />
      )}
      {data ? (
        <Loaded site={data} />
      ) : codeOf(error) === 'no_member' ? (
        <NoCompany text="A careers page belongs to a company with a verified domain." />
      ) : error ? (
        <ErrorState
          title="The careers page could not be loaded"
          text={messageOf(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <ScreenSkeleton />
      )}
    </>
  )
}

function Loaded({ site }: { site: OwnCareersSite }) {
  const { headline, about, colour, is_published } = site
  const saved = JSON.stringify({ headline, about, colour, is_published })
  const { text, setText, forget } = useKeptText('careers-site', 'page', () => saved)
  const draft = JSON.parse(text) as CareersSiteChange
  return (
    <div className="careers">
      <div className="min-w-0 space-y-4">
        <Words
          site={site}
          draft={draft}
          onChange={(change) => setText(JSON.stringify({ ...draft, ...change }))}
          onSave={forget}
        />
        <Suspense fallback={null}>
          <Cover site={site} />
        </Suspense>
        {site.is_published && <Links url={site.url} />}
      </div>
      <Preview draft={draft} isChanged={text !== saved} />
    </div>
  )
}

type WordsProps = {
  site: OwnCareersSite
  draft: CareersSiteChange
  onChange: (change: Partial<CareersSiteChange>) => void
  onSave: () => void
}

function Words({ site, draft, onChange, onSave }: WordsProps) {
  const [save, { isLoading, error, reset }] = useChangeCareersSiteMutation()
  const code = codeOf(error) ?? ''
  const problem = error ? (messageOf(error) ?? FAILED) : undefined
  const isElsewhere = problem && ![IN_HEADLINE, IN_ABOUT, ...IN_COLOUR].includes(code)

  function change(part: Partial<CareersSiteChange>) {
    onChange(part)
    reset()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isLoading) return
    const { data } = await save(draft)
    if (!data) return
    onSave()
    notify(data.is_published ? 'The page is public.' : 'Saved. The page is not public.', { tone: 'good' })
  }

  return (
    <Card aria-labelledby="careers-words">
      <CardHead
        id="careers-words"
        title="Words and color"
        actions={
          <Badge tone={site.is_published ? 'good' : 'medium'} dot>
            {site.is_published ? 'Public' : 'Not public'}
          </Badge>
        }
      />
      <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4 p-5">
        <Field label="Headline" hint="80 characters" error={code === IN_HEADLINE ? problem : undefined}>
          <TextInput
            dir="auto"
            value={draft.headline}
            maxLength={80}
            disabled={!site.can_edit}
            onChange={(event) => change({ headline: event.target.value })}
          />
        </Field>
        <Field label="About the company" hint="Optional" error={code === IN_ABOUT ? problem : undefined}>
          <TextArea
            dir="auto"
            rows={6}
            value={draft.about}
            maxLength={2000}
            disabled={!site.can_edit}
            onChange={(event) => change({ about: event.target.value })}
          />
        </Field>
        <Field label="Color" hint="such as #1d4e89" error={IN_COLOUR.includes(code) ? problem : undefined}>
          <div className="flex gap-2">
            <TextInput
              value={draft.colour}
              maxLength={7}
              spellCheck={false}
              disabled={!site.can_edit}
              onChange={(event) => change({ colour: event.target.value })}
            />
            <input
              type="color"
              aria-label="Choose the color"
              className="careers-color"
              value={isColour(draft.colour) ? draft.colour.trim() : '#000000'}
              disabled={!site.can_edit}
              onChange={(event) => change({ colour: event.target.value })}
            />
          </div>
        </Field>
        <Checkbox
          label="Anyone can see the page"
          checked={draft.is_published}
          disabled={!site.can_edit}
          onChange={(event) => change({ is_published: event.target.checked })}
        />
        <FormNotice>{isElsewhere && problem}</FormNotice>
        {site.can_edit ? (
          <Button type="submit" variant="primary" busy={isLoading ? 'Saving...' : undefined}>
            Save
          </Button>
        ) : (
          <p className="text-13 text-ink-soft">Only owners of a verified company can change the page.</p>
        )}
      </form>
    </Card>
  )
}

/** What the top of the page will look like, before anybody else sees it. */
function Preview({ draft, isChanged }: { draft: CareersSiteChange; isChanged: boolean }) {
  return (
    <Card aria-label="Preview" className="min-w-0 self-start overflow-hidden">
      <CardHead title="Preview" lead={isChanged ? 'not saved yet' : undefined} />
      <div className="careers-top" style={isColour(draft.colour) ? { background: draft.colour.trim() } : undefined}>
        <p dir="auto" className="careers-headline">
          {draft.headline.trim() || 'Your headline'}
        </p>
        <p dir="auto" className="whitespace-pre-line">
          {draft.about.trim()}
        </p>
      </div>
      <p className="px-5 py-4 text-13 text-ink-soft">
        Below, your open jobs, by place and kind of work, each with the day by which people get an answer.
      </p>
    </Card>
  )
}

function Links({ url }: { url: string }) {
  return (
    <Card aria-labelledby="careers-links">
      <CardHead id="careers-links" title="Share it" />
      <div className="space-y-4 p-5">
        <Copied label="Referral link for colleagues" value={`${url}?from=referral`} />
        <Copied
          label="For your own website"
          value={`<iframe src="${url}?embed" title="Open jobs" width="100%" height="800" style="border:0"></iframe>`}
        />
        <p className="text-13 text-ink-soft">
          Figures shows how many people come through each of them, as “Referral” or “Careers page”.
        </p>
      </div>
    </Card>
  )
}

function Copied({ label, value }: { label: string; value: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      notify('Copied to the clipboard.', { tone: 'good' })
    } catch {
      notify('Please select the text and copy it.') // no clipboard for this page
    }
  }
  return (
    <div className="flex items-end gap-2">
      <Field label={label} className="min-w-0 flex-1">
        <TextInput readOnly value={value} spellCheck={false} onFocus={(event) => event.target.select()} />
      </Field>
      <Button icon={<Copy aria-hidden />} aria-label={`Copy: ${label}`} onClick={() => void copy()}>
        Copy
      </Button>
    </div>
  )
}
