/** What a visitor wants of movement: "system" is whatever the settings of the system say. */
export type MotionPolicy = 'system' | 'on' | 'off'

/** Where the choice is kept; the script in index.html knows this name, and the two below, too. */
const storageKey = 'motion'
/** Asks for the other state; whoever has done it cancels the event. */
const toggled = 'motiontoggle'

/** The one place that knows whether the page moves. */
export type Motion = {
  /** Goes on from what the script in index.html did, and follows system, other tabs and control. */
  readonly start: () => void
  readonly get: () => MotionPolicy
  readonly set: (policy: MotionPolicy) => void
  /** Whether anything may move now. */
  readonly moves: () => boolean
  /** Calls `notify` whenever what `moves` says may have changed. */
  readonly subscribe: (notify: () => void) => () => void
}

/** The store of the motion policy; `motion` is the one of the page. */
export function createMotion(): Motion {
  const listeners = new Set<() => void>()
  let policy: MotionPolicy = 'system'

  const resolved = (of: MotionPolicy) => (of === 'system' ? systemMoves() : of === 'on')
  const moves = () => resolved(policy)

  function apply() {
    // The style sheets ask this attribute.
    document.documentElement.dataset['motion'] = moves() ? 'on' : 'off'
    for (const notify of listeners) notify()
  }

  function set(next: MotionPolicy) {
    policy = next
    keep(next)
    apply()
  }

  function recall() {
    policy = kept() ?? policy
    apply()
  }

  return {
    start() {
      // A choice that was made before this script came is told by this, kept or not.
      const { motionChosen: told } = document.documentElement.dataset
      policy = told === 'on' || told === 'off' ? told : (kept() ?? 'system')
      matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', apply)
      addEventListener('storage', recall)
      // A page that comes back as it was left has heard nothing in between.
      addEventListener('pageshow', recall)
      addEventListener(toggled, (event) => {
        event.preventDefault()
        const next = !moves()
        // A choice of what the system says anyway is none: the system is followed again.
        set(next === systemMoves() ? 'system' : next ? 'on' : 'off')
      })
      apply()
    },
    get: () => policy,
    set,
    moves,
    subscribe(notify) {
      listeners.add(notify)
      return () => listeners.delete(notify)
    },
  }
}

function systemMoves(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** The policy that was kept; undefined where the browser keeps nothing for this page. */
function kept(): MotionPolicy | undefined {
  try {
    const value = localStorage.getItem(storageKey)
    return value === 'on' || value === 'off' ? value : 'system'
  } catch {
    return undefined
  }
}

function keep(policy: MotionPolicy) {
  try {
    if (policy === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, policy)
  } catch {
    // It holds for as long as this page is open.
  }
}

/** The motion policy of the page. */
export const motion = createMotion()
