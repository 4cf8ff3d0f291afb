import { useEffect, useRef, useState } from 'react'

import type { Labels } from '#content/labels.ts'
import { fillTemplate } from '#fields/fill-template.ts'
import type { Image } from '#fields/image.ts'

import css from './picture.module.css'
import { PlayIcon } from './play-icon.tsx'
import { useDataSaving } from './use-data-saving.ts'
import { useHydrated } from './use-hydrated.ts'
import { useMotion } from './use-motion.ts'

type Props = { readonly image: Image; readonly labels: Labels }

/**
 * A picture that fills a frame of 4 to 3; one that fails to load leaves its words there. One that
 * moves stands still, or as its words, until it may move or is played by its button.
 */
export function Picture({ image, labels }: Props) {
  const { src, still, alt, width, height } = image
  const moving = still !== undefined || isForeignGif(src)
  const moves = useMotion()
  const saving = useDataSaving()
  // Before that nobody knows, and the button would answer to nothing.
  const hydrated = useHydrated()
  const free = moves && !saving
  // What was asked for holds until all movement is stopped or let go.
  const [askedWhile, setAskedWhile] = useState<boolean>()
  const asked = askedWhile === moves
  const shown = !moving || free || asked ? src : still
  const element = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    // The picture may have failed before this script could listen.
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
        // Without a script the system's setting decides.
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

/** Whether this is a gif of another host, of which nothing could be looked at. */
function isForeignGif(src: string): boolean {
  return /^https:.*\.gif$/iu.test(src)
}
