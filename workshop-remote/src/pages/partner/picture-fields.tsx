import { useState, type JSX } from 'react'
import type { Media } from '@darnley/contract/content'
import type { ManagedPartner } from '@darnley/contract/workshop-partners'
import type { PartnerDraft } from './partner-draft.ts'
import { PictureField } from './picture-field.tsx'
import { pictureWords, type PictureSlot } from './words.ts'
import styles from './fields.module.css'

interface PictureFieldsProps {
  draft: PartnerDraft
  partner: ManagedPartner | null
  onChange: (part: Partial<PartnerDraft>) => void
}

const slots = Object.keys(pictureWords) as PictureSlot[]

/** Logo and backgrounds of a partner's pages. */
export function PictureFields({ draft, partner, onChange }: PictureFieldsProps): JSX.Element {
  const [added, setAdded] = useState<readonly Media[]>([])
  const known = [...added, ...(partner?.pictures ?? [])]
  const { logo, backgroundImages } = draft

  function choose(slot: PictureSlot, picture: Media | null): void {
    if (picture) setAdded([...added, picture])
    const id = picture?.id ?? null
    onChange(
      slot === 'logo' ? { logo: id } : { backgroundImages: { ...backgroundImages, [slot]: id } },
    )
  }

  return (
    <ul className={styles['pictures']}>
      {slots.map((slot) => {
        const id = slot === 'logo' ? logo : backgroundImages[slot]
        return (
          <PictureField
            key={slot}
            label={pictureWords[slot]}
            words={`${pictureWords[slot]}, ${draft.name || 'a partner'}`}
            chosen={id === null ? null : (known.find((each) => each.id === id) ?? { id })}
            onChoose={(picture) => choose(slot, picture)}
          />
        )
      })}
    </ul>
  )
}
