import type { SectionProps } from '#sections/section-props.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { RichText } from '#ui/text/rich-text.tsx'

import css from './gif-strip.module.css'

export function GifStrip({
  section: { heading, images },
  labels,
  headingId,
}: SectionProps<'gif-strip'>) {
  return (
    <div className={css.root}>
      {heading !== undefined && <h2 id={headingId}>{heading}</h2>}
      <ul className={css.strip}>
        {images.map((image) => (
          <li key={image.id}>
            <figure className={css.figure}>
              <Picture image={image} labels={labels} />
              {image.caption && (
                <figcaption className={css.caption}>
                  {/* One box beside the number: bold words would be boxes of their own. */}
                  <span>
                    <RichText text={image.caption} />
                  </span>
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </div>
  )
}
