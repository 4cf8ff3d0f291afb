import type { SectionProps } from '#sections/section-props.ts'
import { Lottie } from '#ui/lottie/lottie.tsx'
import { RichBlocks } from '#ui/text/rich-text.tsx'

import css from './expertise.module.css'

export function Expertise({
  section: { heading, cards },
  labels,
  headingId,
}: SectionProps<'expertise'>) {
  return (
    <div className={css.root} data-composed={cards[0]?.animation ? '' : undefined}>
      <h2 id={headingId}>{heading}</h2>
      <ul className={css.cards}>
        {cards.map(({ id, title, description, alt, animated, animation }) => (
          <li key={id} className={css.card}>
            {animation && (
              <div className={css.picture}>
                <Lottie animation={animation} alt={alt} animated={animated} labels={labels} />
              </div>
            )}
            <div className={css.text}>
              <h3>{title}</h3>
              <RichBlocks blocks={description} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
