import type { SectionProps } from '#sections/section-props.ts'
import { Photo } from '#ui/picture/photo.tsx'
import { WholeSigns } from '#ui/text/isolated.tsx'
import { RichBlocks, RichText } from '#ui/text/rich-text.tsx'

import css from './about.module.css'
import { Facts, hasFacts } from './facts.tsx'

/**
 * The portrait comes out of scan lines at the edge of the page, with facts like the read-out of an
 * instrument beside it. The classes without a module are those of an h-card.
 */
export function About({ section, profile, language, headingId }: SectionProps<'about'>) {
  const text = section.text ?? profile.summary
  const { showProfile } = section
  const { name, label, image } = showProfile ? profile : {}
  const isFull = showProfile && hasFacts(profile)
  return (
    <div
      className={`${showProfile ? 'h-card ' : ''}${css.root}`}
      data-portrait={image ? '' : undefined}
    >
      <h2 id={headingId}>{section.heading}</h2>
      {image && (
        <figure className={css.portrait}>
          {/* Above the picture: the heading covers its foot. */}
          {image.caption && (
            <figcaption>
              <RichText text={image.caption} />
            </figcaption>
          )}
          <div className={css.lines}>
            <Photo
              photo={image}
              sizes="(width >= 60rem) 50vw, 100vw"
              className={`u-photo ${css.photo}`}
            />
          </div>
        </figure>
      )}
      {text && (
        <div className={`p-note ${css.text}`}>
          <RichBlocks blocks={text} />
        </div>
      )}
      {(isFull || name !== undefined || label !== undefined) && (
        <div className={css.readout}>
          {(name !== undefined || label !== undefined) && (
            // Two paragraphs: Chromium drops one that is a grid from the accessibility tree.
            <div className={css.person}>
              {name !== undefined && <p className={`p-name ${css.name}`}>{name}</p>}
              {label !== undefined && (
                <p className="p-job-title">
                  <WholeSigns text={label} />
                </p>
              )}
            </div>
          )}
          {isFull && <Facts section={section} profile={profile} language={language} />}
        </div>
      )}
    </div>
  )
}
