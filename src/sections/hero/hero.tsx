import type { SectionProps } from '#sections/section-props.ts'
import { GlitchText } from '#ui/glitch-text.tsx'
import { Lottie } from '#ui/lottie.tsx'
import { ScrambleText } from '#ui/scramble-text.tsx'
import { useMotion } from '#ui/use-motion.ts'
import { usePreloaderEnded } from '#ui/use-preloader-ended.ts'

import css from './hero.module.css'

/** Opens the page: a tag that tears, a title that resolves out of noise, a tagline, a loop. */
export function Hero({ section, labels, headingId, opening }: SectionProps<'hero'>) {
  const { tag, tagline, animation, scrollTo, scrollLabel } = section
  const Heading = opening ? 'h1' : 'h2'
  return (
    <div className={css.root} data-alone={animation ? undefined : true}>
      <div className={css.words}>
        <Heading id={headingId} className={css.tag}>
          <GlitchText text={tag} />
        </Heading>
        <div className={css.below}>
          {/* Noise comes first: the words are not to be seen before it. */}
          <p className={css.jobTitle} data-after-preloader="">
            <JobTitle section={section} />
          </p>
          <p className={css.tagline}>{tagline}</p>
        </div>
      </div>
      {animation && (
        <div className={css.stage}>
          <Lottie animation={animation} labels={labels} />
          {scrollTo !== undefined && (
            <a className={css.cover} href={`#${scrollTo}`} aria-label={scrollLabel} />
          )}
        </div>
      )}
    </div>
  )
}

/** Begins when the preloader ends, a moment at which nothing else of the hero is drawn anew. */
function JobTitle({ section: { jobTitle, scramble } }: Pick<SectionProps<'hero'>, 'section'>) {
  const moves = useMotion()
  const ended = usePreloaderEnded()
  return <ScrambleText text={jobTitle} {...scramble} running={ended && moves} />
}
