import type { Plugin } from 'vite'

/** What Babel writes for "{ ...a, ...b }" in packages for engines that do not know it. */
const helper = /function _objectSpread\((?<target>\w)\) \{ for \(.* return \k<target>; \}/gu

/**
 * Has react-slick copy its props as engines do by themselves. As published, it defines each of some
 * 45 properties one by one, 20 times for a carousel of five slides: a quarter of each drawing of it,
 * and of each step of a swipe. Throws where a new version comes with another helper.
 */
export function nativeSpread(): Plugin {
  return {
    name: 'folio:native-spread',
    apply: 'build',
    transform: {
      filter: { id: /\/react-slick\/lib\//u, code: '_objectSpread(' },
      handler(code, id) {
        if (!code.match(helper)) {
          throw new Error(
            `${id} copies objects in a way that src/build/native-spread.ts does not know. ` +
              'Tell it, or remove it from vite.config.ts if there is nothing left to mend.',
          )
        }
        return code.replace(
          helper,
          'function _objectSpread(target, ...sources) { return Object.assign(target, ...sources) }',
        )
      },
    },
  }
}
