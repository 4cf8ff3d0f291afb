import type { SectionProps } from '#sections/section-props.ts'
import { Lottie } from '#ui/lottie/lottie.tsx'
import { Photo } from '#ui/picture/photo.tsx'
import { Isolated } from '#ui/text/isolated.tsx'
import { RichBlocks } from '#ui/text/rich-text.tsx'

import css from './expertise.module.css'

/** Seven of twelve columns. */
const sizes = '(width >= 86rem) 49rem, (width >= 48rem) 55vw, 90vw'

export function Expertise({
  section: { heading, cards },
  labels,
  headingId,
}: SectionProps<'expertise'>) {
  return (
    <div className={css.root} data-composed={chooseComposition(cards)}>
      <h2 id={headingId}>{heading}</h2>
      <ul className={css.cards}>
        {cards.map(({ id, title, description, alt, animated, animation, picture }) => (
          <li key={id} className={css.card} data-text-only={animation || picture ? undefined : ''}>
            {animation && (
              <div className={css.picture}>
                <Lottie animation={animation} alt={alt} animated={animated} labels={labels} />
              </div>
            )}
            {picture && (
              <div className={css.picture} data-still="">
                <Photo photo={picture} alt={alt} sizes={sizes} className={css.photo} />
              </div>
            )}
            <div className={css.text}>
              <h3>
                <Isolated text={title} />
              </h3>
              <RichBlocks blocks={description} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** How the cards are arranged: "text" if one of them has no picture. */
function chooseComposition(cards: SectionProps<'expertise'>['section']['cards']) {
  const allHavePictures = cards.every(({ animation, picture }) => animation ?? picture)
  return allHavePictures ? 'pictures' : 'text'
}
