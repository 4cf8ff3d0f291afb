import { useEffect, useRef, useState } from 'react'

import type { Labels } from '#fields/texts/labels.ts'
import { fillTemplate } from '#fields/texts/fill-template.ts'
import type { Image } from '#fields/pictures/image.ts'
import type { PhotoFiles } from '#fields/pictures/photo.ts'
import { isForeignGif } from '#fields/pictures/is-foreign-gif.ts'
import { useMotion } from '#ui/motion/use-motion.ts'
import { PlayIcon } from '#ui/play-icon.tsx'
import { useDataSaving } from '#ui/use-data-saving.ts'

import { losesThird } from './loses-third.ts'
import { PhotoSources } from './photo.tsx'
import css from './picture.module.css'

type Props = { readonly image: Image & Pick<PhotoFiles, 'sources'>; readonly labels: Labels }

/** A picture of a strip of three. */
const sizes = 'auto, (width >= 48rem) 33vw, 90vw'

/**
 * A picture in a box of 4 to 3, which it fills if at least half of it stays. If it fails to load, its
 * alt stays. A gif shows its still picture, or its alt, until motion is allowed or the visitor plays it.
 */
export function Picture({ image, labels }: Props) {
  const { src, still, alt, width, height, sources = [] } = image
  const isAnimated = still !== undefined || isForeignGif(src)
  const moves = useMotion()
  const isSavingData = useDataSaving()
  const playsAlone = moves && isSavingData === false
  // The visitor's choice applies until the motion policy changes.
  const [playedWhile, setPlayedWhile] = useState<boolean>()
  const isPlayed = playedWhile === moves
  const shown = !isAnimated || playsAlone || isPlayed ? src : still
  const element = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    // The picture may have failed before hydration.
    if (element.current?.complete && element.current.naturalWidth === 0) setFailed(shown)
  }, [shown])
  const common = {
    className: css.image,
    width: width ?? 4,
    height: height ?? 3,
    'data-animated': isAnimated ? '' : undefined,
    'data-whole': losesThird(image, 4 / 3) ? '' : undefined,
    loading: 'lazy',
    decoding: 'async',
  } as const
  return (
    <span className={css.root}>
      {isAnimated && (
        // Without scripts the setting of the system decides.
        <noscript className={css.plain}>
          <picture className={css.formats}>
            {still !== undefined && (
              <source srcSet={still} media="(prefers-reduced-motion: reduce)" />
            )}
            <img {...common} alt={alt} src={src} />
          </picture>
        </noscript>
      )}
      {shown === undefined || shown === failed ? (
        <span className={css.alt}>{alt}</span>
      ) : (
        <picture className={css.formats}>
          <PhotoSources sources={sources} sizes={sizes} />
          <img
            {...common}
            ref={element}
            src={shown}
            sizes={sources.length > 0 ? sizes : undefined}
            alt={alt}
            onError={() => setFailed(shown)}
          />
        </picture>
      )}
      {/* Before hydration the button would do nothing. */}
      {isAnimated && !playsAlone && isSavingData !== undefined && (
        <button
          type="button"
          className={css.button}
          aria-label={fillTemplate(isPlayed ? labels.pausePicture : labels.playPicture, {
            picture: alt,
          })}
          onClick={() => setPlayedWhile(isPlayed ? undefined : moves)}
        >
          <PlayIcon action={isPlayed ? 'pause' : 'play'} />
        </button>
      )}
    </span>
  )
}
