import type { SectionProps } from '#sections/section-props.ts'
import { Carousel } from '#ui/carousel/carousel.tsx'
import { Photo } from '#ui/picture/photo.tsx'
import { Isolated } from '#ui/text/isolated.tsx'
import { RichText } from '#ui/text/rich-text.tsx'

import { Artwork } from './artwork.tsx'
import css from './skills.module.css'

/** Three quarters of a slide (carousel.module.css). */
const sizes = '(width >= 72rem) 26rem, (width >= 44rem) 33vw, 67vw'

/** A carousel of skills (specification, section 2). */
export function Skills({ section, labels, headingId }: SectionProps<'skills'>) {
  const { heading, slides, grouping } = section
  return (
    <div className={css.root}>
      <h2 id={headingId}>{heading}</h2>
      <Carousel
        labelledBy={headingId}
        share={grouping}
        carouselLabels={section}
        labels={labels}
        slides={slides.map(
          ({ id, type, picture, alt, title, description, link, background, style }) => ({
            key: id,
            content: (
              <article className={css.slide} data-style={style}>
                <div className={css.artwork} data-background={background}>
                  <Artwork type={type} />
                  {picture && (
                    <Photo photo={picture} alt={alt} sizes={sizes} className={css.picture} />
                  )}
                </div>
                <div className={css.text}>
                  <h3>
                    <Isolated text={title} />
                  </h3>
                  {description && (
                    <p>
                      <RichText text={description} />
                    </p>
                  )}
                  {link && (
                    <p>
                      <a href={link.url}>{link.label}</a>
                    </p>
                  )}
                </div>
              </article>
            ),
          }),
        )}
      />
    </div>
  )
}
