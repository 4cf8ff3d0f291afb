import { makeContent } from './make-content.ts'

/** The amount of content at each scale. The first is about that of content/portfolio.json. */
export const scales = [
  { name: '1x', sections: 6, cards: 2, slides: 5, scenes: 20 },
  { name: '10x', sections: 15, cards: 20, slides: 20, scenes: 200 },
  { name: '100x', sections: 50, cards: 200, slides: 24, scenes: 2000 },
] as const

/** One of the scales. */
type Scale = (typeof scales)[number]

const slideTypes = ['ui', 'interactive', 'graphic', 'infographic', 'code']
const words =
  'I make code, design and function run in sync, so that an idea arrives clear and fast, and stays so for years.'

/**
 * Creates the text of a content file: a hero, one conversation, one carousel, one form, and cards in
 * all other sections, each with an anchor and a navigation link. The two files that it names are
 * beside the default content.
 */
export function makeScaledContent({ sections, cards, slides, scenes }: Scale): string {
  const content = JSON.parse(makeContent(scenes))
  const [conversation] = content.sections
  const groups = sections - 4
  const expertise = countUpTo(groups).map((group) => ({
    type: 'expertise',
    id: `work-${group}`,
    navLabel: `Work ${group}`,
    heading: `What I did, part ${group}`,
    cards: countUpTo(computeShare(cards, groups, group)).map((card) => ({
      id: `card-${group}-${card}`,
      title: `Project ${card} of part ${group}`,
      description: `${words} This was project ${card} of part ${group}.`,
    })),
  }))
  content.sections = [
    {
      type: 'hero',
      id: 'home',
      navLabel: 'Home',
      tag: 'AHK',
      jobTitle: 'Full stack web developer',
      tagline: words,
      animation: { src: 'animations/hero.json' },
    },
    ...expertise,
    { ...conversation, id: 'conversation', navLabel: 'Conversation' },
    {
      type: 'skills',
      id: 'skills',
      navLabel: 'Skills',
      heading: 'Skills',
      slides: countUpTo(slides).map((slide) => ({
        type: slideTypes[slide % slideTypes.length],
        id: `skill-${slide}`,
        title: `Skill ${slide}`,
        description: `${words} This is skill ${slide}.`,
      })),
    },
    {
      type: 'contact',
      id: 'contact',
      navLabel: 'Contact',
      heading: 'Contact Me',
      intro: words,
      backend: '/',
    },
  ]
  return `${JSON.stringify(content, null, 2)}\n`
}

/** Lists the numbers from 0 to below a count. */
function countUpTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

/** Divides a count into groups; the first groups have one more if there is a remainder. */
function computeShare(count: number, groups: number, group: number): number {
  return Math.floor(count / groups) + (group < count % groups ? 1 : 0)
}
