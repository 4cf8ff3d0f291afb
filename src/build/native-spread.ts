import type { Plugin } from 'vite'

/** What Babel writes for "{ ...a, ...b }" in packages for engines that do not know it. */
const helper = /function _objectSpread\((?<target>\w)\) \{ for \(.*? return \k<target>; \}/u

/**
 * Has react-slick copy its props as engines do by themselves. As published, it copies some 600
 * properties one by one for each drawing of five slides: a quarter of it, and of each step of a
 * swipe. Throws where a new version has the helper in other words.
 */
export function nativeSpread(): Plugin {
  return {
    name: 'folio:native-spread',
    apply: 'build',
    transform: {
      filter: { id: /\/react-slick\/lib\//u, code: '_objectSpread(' },
      handler(code, id) {
        const made = code.replace(
          helper,
          'function _objectSpread(target, ...sources) { return Object.assign(target, ...sources) }',
        )
        if (made === code) {
          throw new Error(
            `${id} copies objects in a way that src/build/native-spread.ts does not know. ` +
              'Tell it, or remove it from vite.config.ts if there is nothing left to mend.',
          )
        }
        return made
      },
    },
  }
}
