import { useRemoveCoverMutation, useSaveCoverMutation, type OwnCareersSite } from '@/api/careersSites'
import { Card, CardHead } from '@/components/Card'
import { FormNotice } from '@/components/FormNotice'
import { PictureButtons } from '@/components/PictureButtons'
import { pictureActs } from '@/lib/picture'
import { messageOf } from '@/rules/errors'

/** The picture at the top of the page; it is saved as soon as it is chosen. */
export function Cover({ site: { cover_url: url, can_edit: canEdit } }: { site: OwnCareersSite }) {
  const { error, buttons } = pictureActs(useSaveCoverMutation(), useRemoveCoverMutation())
  return (
    <Card aria-labelledby="careers-cover">
      <CardHead id="careers-cover" title="Picture" lead="Beside the headline, on wide screens" />
      <div className="space-y-3 p-5">
        {url ? (
          <img
            src={url}
            alt="What the page shows beside its headline"
            width="1200"
            height="520"
            className="careers-cover"
          />
        ) : (
          <p className="text-13 text-ink-soft">
            A JPEG or PNG of the people or the place, cut to 1200 by 520 pixels. The page works without one.
          </p>
        )}
        <FormNotice>{error && (messageOf(error) ?? 'The picture could not be changed.')}</FormNotice>
        {canEdit && <PictureButtons label="A picture for the page" hasPicture={url !== ''} {...buttons} />}
      </div>
    </Card>
  )
}
