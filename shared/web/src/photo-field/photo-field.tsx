import { useId, useState, type JSX } from 'react'
import { mostPhotos, photoDays } from '@darnley/contract/photo-limits'
import { addPhoto, removePhoto, retryPhoto } from '#src/photos/photo-queue.ts'
import { useChange } from '#src/query/query.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { AddButtons } from './add-buttons.tsx'
import { chooseFiles } from './choose-files.ts'
import styles from './photo-field.module.css'
import { PhotoTile } from './photo-tile.tsx'
import { type ShownPhoto, useGarmentPhotos } from './use-garment-photos.ts'

interface PhotoFieldProps {
  /** Of the basket entry, or what stands in its place: photos are stored under it. */
  garmentId: string
  /** What to photograph. */
  hint: string
  /** Its place among the headings of the page. */
  heading?: 'h2' | 'h3'
}

/** Up to six photos of a garment, sent in the background; what they are added to goes on meanwhile. */
export function PhotoField(props: PhotoFieldProps): JSX.Element {
  const { garmentId, hint, heading: Heading = 'h2' } = props
  const id = useId()
  const { photos, refresh } = useGarmentPhotos(garmentId)
  const [problems, setProblems] = useState<readonly string[]>([])
  const taken = photos.filter(({ status }) => status.type !== 'refused')
  const room = mostPhotos - taken.length
  // Without a connection photos are added and removed, too.
  const networkMode = 'always'
  const choosing = useChange({
    networkMode,
    mutationFn: async (files: readonly File[]) => {
      const { pictures, problems: found } = await chooseFiles(files, room)
      setProblems(found)
      for (const picture of pictures) await addPhoto(garmentId, picture)
    },
    onError: () => setProblems(['The photo could not be read. Choose it again.']),
  })
  const removal = useChange({
    networkMode,
    mutationFn: (photo: ShownPhoto) => removePhoto(photo.id),
    onSuccess: refresh,
    onError: () => setProblems(['The photo was not removed. Try again.']),
    onMutate: () => setProblems([]),
  })
  return (
    <section className={styles['field']} aria-labelledby={id}>
      <div className={styles['head']}>
        <Heading id={id}>
          Photos <span>(optional)</span>
        </Heading>
        {taken.length > 0 ? (
          <p>
            {taken.length} of {mostPhotos}
          </p>
        ) : null}
      </div>
      <p className={styles['hint']}>{hint}</p>
      <ul className={styles['shots']}>
        {photos.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            number={index + 1}
            onRemove={() => removal.mutate(photo)}
            onRetry={() => retryPhoto(photo.id)}
          />
        ))}
        {room > 0 ? (
          <li className={styles['adds']}>
            {choosing.isPending ? (
              <Spinner label="Reading the photo" />
            ) : (
              <AddButtons onChosen={choosing.mutate} />
            )}
          </li>
        ) : null}
      </ul>
      <Problems of={[...problems, ...photos.flatMap(refusalOf)]} />
      <Progress photos={taken} />
      <p className={styles['private']}>
        <Icon name="lock" size={18} />
        Only you and those who work on your order can see them. They are deleted {photoDays} days
        after your order is finished.
      </p>
    </section>
  )
}

function refusalOf({ status }: ShownPhoto): string[] {
  return status.type === 'refused' ? [status.words] : []
}

function Problems({ of }: { of: readonly string[] }): JSX.Element {
  return (
    <div role="alert" className={styles['problems']}>
      {[...new Set(of)].map((problem) => (
        <p key={problem}>
          <Icon name="alert" size={18} />
          {problem}
        </p>
      ))}
    </div>
  )
}

/** Says what is left to send: to all without a connection, else to screen readers, once for each photo. */
function Progress({ photos }: { photos: readonly ShownPhoto[] }): JSX.Element {
  const count = (type: ShownPhoto['status']['type']): number =>
    photos.filter(({ status }) => status.type === type).length
  const waiting = count('waiting')
  const wait = waiting === 1 ? '1 photo waits' : `${waiting} photos wait`
  return (
    <div role="status">
      {waiting > 0 ? (
        <p className={styles['offline']}>
          <Icon name="clock" size={18} />
          Carry on. {wait} on this device, and will be sent once you are back online.
        </p>
      ) : photos.length > 0 ? (
        <p className="visually-hidden">
          {count('sent')} of {photos.length} sent
        </p>
      ) : null}
    </div>
  )
}
