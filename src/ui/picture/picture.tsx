import { useEffect, useRef, useState } from 'react'

import type { Labels } from '#fields/labels.ts'
import { fillTemplate } from '#fields/fill-template.ts'
import type { Image } from '#fields/image.ts'

import css from './picture.module.css'
import { PlayIcon } from '#ui/lottie/play-icon.tsx'
import { useDataSaving } from './use-data-saving.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useMotion } from '#ui/motion/use-motion.ts'

type Props = { readonly image: Image; readonly labels: Labels }

/**
 * A picture in a box of 4 to 3. If it fails to load, its alt stays. A gif shows its still picture,
 * or its alt, until motion is allowed or the visitor plays it.
 */
export function Picture({ image, labels }: Props) {
  const { src, still, alt, width, height } = image
  const moving = still !== undefined || isForeignGif(src)
  const moves = useMotion()
  const saving = useDataSaving()
  // Before hydration the state is unknown, and the button would do nothing.
  const hydrated = useHydrated()
  const free = moves && !saving
  // The visitor's choice applies until the motion policy changes.
  const [askedWhile, setAskedWhile] = useState<boolean>()
  const asked = askedWhile === moves
  const shown = !moving || free || asked ? src : still
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
    loading: 'lazy',
    decoding: 'async',
  } as const
  return (
    <span className={css.root}>
      {moving && (
        // Without scripts the setting of the system decides.
        <noscript className={css.plain}>
          <picture className={css.plain}>
            {still !== undefined && (
              <source srcSet={still} media="(prefers-reduced-motion: reduce)" />
            )}
            <img {...common} alt={alt} src={src} />
          </picture>
        </noscript>
      )}
      {shown === undefined || shown === failed ? (
        <span className={css.words}>{alt}</span>
      ) : (
        <img {...common} ref={element} src={shown} alt={alt} onError={() => setFailed(shown)} />
      )}
      {hydrated && moving && !free && (
        <button
          type="button"
          className={css.button}
          aria-label={fillTemplate(asked ? labels.pausePicture : labels.playPicture, {
            picture: alt,
          })}
          onClick={() => setAskedWhile(asked ? undefined : moves)}
        >
          <PlayIcon action={asked ? 'pause' : 'play'} />
        </button>
      )}
    </span>
  )
}

/** Whether this is a gif of another host, which the build could not read. */
function isForeignGif(src: string): boolean {
  return /^https:.*\.gif$/iu.test(src)
}
