import type { ComponentProps } from 'react'

import type { SectionProps } from '#sections/section-props.ts'
import { GlitchText } from '#ui/text/glitch-text.tsx'
import { Lottie } from '#ui/lottie/lottie.tsx'
import { Photo } from '#ui/picture/photo.tsx'
import { WholeSigns } from '#ui/text/isolated.tsx'
import { ScrambleText } from '#ui/text/scramble-text.tsx'
import { useMotion } from '#ui/motion/use-motion.ts'
import { usePreloaderState } from '#ui/preloader/use-preloader-state.ts'

import css from './hero.module.css'

/**
 * The photo fills a circle of three quarters of the stage (hero.module.css). If it is wider than it is
 * tall, the circle shows only its middle, and the whole is wider.
 */
function writeSizes({ width = 1, height = 1 }: ComponentProps<typeof Photo>['photo']): string {
  const ratio = Math.max(1, width / height)
  return `(width >= 60rem) ${Math.round(32 * ratio)}vw, ${Math.round(84 * ratio)}vw`
}

/** The opening of the page (specification, section 2). */
export function Hero({ section, labels, headingId, isFirst }: SectionProps<'hero'>) {
  const { tag, tagline, animation, picture, alt = tag, scrollTo, scrollLabel } = section
  const Heading = isFirst ? 'h1' : 'h2'
  const art = animation ?? picture
  const link = scrollTo !== undefined && (
    <a className={css.link} href={`#${scrollTo}`}>
      {scrollLabel}
    </a>
  )
  return (
    <div className={css.root} data-without-art={art ? undefined : ''}>
      <Heading id={headingId} className={css.tag}>
        <GlitchText text={tag} />
      </Heading>
      <div className={css.below}>
        <JobTitle section={section} />
        {tagline !== '' && (
          <p className={css.tagline}>
            <WholeSigns text={tagline} />
          </p>
        )}
        {!art && link}
      </div>
      {art && (
        <div className={css.stage}>
          {animation && <Lottie animation={animation} labels={labels} />}
          {picture && (
            <div className={css.disc}>
              <Photo
                photo={picture}
                alt={alt}
                sizes={writeSizes(picture)}
                isEager={isFirst}
                className={css.photo}
              />
            </div>
          )}
          {link}
        </div>
      )}
    </div>
  )
}

function JobTitle({ section: { jobTitle, scramble } }: Pick<SectionProps<'hero'>, 'section'>) {
  if (scramble === false)
    return (
      <p className={css.jobTitle}>
        <WholeSigns text={jobTitle} />
      </p>
    )
  return <ScrambledTitle text={jobTitle} {...scramble} />
}

type ScrambledTitleProps = Omit<ComponentProps<typeof ScrambleText>, 'running'>

/** A component of its own, so that the end of the preloader re-renders nothing else. */
function ScrambledTitle(props: ScrambledTitleProps) {
  const moves = useMotion()
  const hasPreloaderEnded = usePreloaderState() === 'ended'
  return (
    // Hidden until the random letters come, also if this script loads after the preloader's end.
    <p className={css.jobTitle} data-after-preloader={hasPreloaderEnded ? undefined : ''}>
      <ScrambleText {...props} running={hasPreloaderEnded && moves} />
    </p>
  )
}
