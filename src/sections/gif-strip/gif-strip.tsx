import type { SectionProps } from '#sections/section-props.ts'
import { Picture } from '#ui/picture.tsx'

import css from './gif-strip.module.css'

/** A strip of looping pictures. */
export function GifStrip({
  section: { heading, images },
  labels,
  headingId,
}: SectionProps<'gif-strip'>) {
  return (
    <div className={css.root}>
      {heading !== undefined && <h2 id={headingId}>{heading}</h2>}
      <ul className={css.strip}>
        {images.map((image, index) => (
          // A picture is its place in the strip: it may be shown twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <figure className={css.figure}>
              <Picture image={image} labels={labels} />
              {image.caption !== undefined && (
                <figcaption className={css.caption}>{image.caption}</figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </div>
  )
}
