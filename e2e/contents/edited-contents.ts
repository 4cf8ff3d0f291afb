import { readItems } from '#json/untyped-value.ts'

import type { RawContent } from '../../scripts/sites/build-variant.ts'
import {
  changeSection,
  parseDefaultPortfolio,
  findDefaultSection,
  revertDescription,
} from '../default-portfolio.ts'

/*
 * Edits of the default content that many tests share: building a site takes as long as a dozen
 * tests.
 */

/** A preloader that lasts long enough to be read on a busy machine. */
export const longPreloader = {
  letters: ['Q', 'Z'],
  duration: 60_000,
  steps: [100, 200, 300, 400],
  fadeDelay: 500,
}

/** Six slides: the last page of a carousel that moves by two moves by one. */
export const ownSlides = [
  {
    id: 'one',
    type: 'ui',
    title: 'One',
    link: makeLink('https://example.org/case', 'A case study'),
    background: '#123456',
  },
  {
    id: 'two',
    type: 'interactive',
    title: 'Two',
    link: makeLink('#contact', 'About Two'),
    style: 'outline',
  },
  { id: 'three', type: 'graphic', title: 'Three', background: '#abc', style: 'bare' },
  { id: 'four', type: 'infographic', title: 'Four', link: makeLink('#contact', 'About Four') },
  { id: 'five', type: 'code', title: 'Five', link: makeLink('#contact', 'About Five') },
  {
    id: 'six',
    type: 'code',
    title: 'Six',
    link: makeLink('#contact', 'About Six'),
  },
]

/** Lines that look like HTML. */
export const markupLines = [
  '<img src=x onerror="window.markupRan = true">',
  'A <b>bold</b> word, <script>window.markupRan = true</script> and &amp; as it stands.',
]

/** A line with characters of several code units. */
export const emojiLine = 'A 👍🏽 and a 👩‍👩‍👧 are a character each.'

/** The social links of `editEverySection`, from the top down. */
export const ownSocialLinks = [
  ...parseDefaultPortfolio().socialLinks.slice(0, 1),
  { id: 'mastodon', network: 'Mastodon', url: 'https://social.example/@me', icon: 'mastodon' },
  { id: 'mail', network: 'Mail', url: 'mailto:hello@example.org', icon: 'mail' },
]

/** The email address that the contact form of `editEverySection` offers after a failure. */
export const ownMailAddress = 'ada+folio@example.org'

/** An owner's edits in every section: address, preloader, links, script, slides, service. */
export function editEverySection(content: RawContent) {
  content['site'] = { title: 'Ada', description: 'A page.', url: 'https://me.example.org' }
  content['preloader'] = longPreloader
  content['socialLinks'] = ownSocialLinks
  const [first, second] = findDefaultSection('expertise').cards.map(revertDescription)
  changeSection(content, 'expertise', {
    fadeUp: false,
    cards: [{ ...first, animated: false }, second],
  })
  changeSection(content, 'conversation', {
    answers: [
      { id: 'yes', label: 'Yes' },
      { id: 'no', label: 'No' },
      { id: 'dont-know', label: "I don't know" },
      { id: 'later', label: 'Ask me <i>later</i>' },
    ],
    scenes: {
      intro: {
        lines: [...markupLines, emojiLine],
        next: { yes: 'two', no: 'intro', 'dont-know': 'intro', later: 'end' },
      },
      two: {
        lines: ['Two ways on.'],
        answers: ['later', 'no'],
        next: { later: 'end', no: 'intro' },
      },
      end: { lines: ['The end.'], next: { yes: 'two' }, ending: true },
    },
  })
  changeSection(content, 'skills', { slides: ownSlides })
  changeSection(content, 'contact', {
    backend: 'https://mail.example.org/base/',
    timeout: 3000,
    mailAddress: ownMailAddress,
  })
}

/** An address in the text of the footer of `writeShortPage`. */
export const bareAddress = 'https://code.example.org/ada'

/** A page of a few lines, whose hero has a long job title, with a job and a footer. */
export function writeShortPage(content: RawContent) {
  content['site'] = { title: 'Ada', description: 'A.', url: 'https://ada.example.org/' }
  content['theme'] = { fonts: { display: 'big-shoulders' } }
  const employer = { name: 'Engines', url: 'https://analytical-engines.example/' }
  content['profile'] = {
    work: [
      { ...employer, position: 'Developer', startDate: '2020', keywords: ['C++', 'Open source'] },
    ],
  }
  content['socialLinks'] = {
    Mastodon: 'https://social.example/@ada',
    GitHub: 'https://github.com/ada',
  }
  content['footer'] = {
    text: `Source: ${bareAddress}`,
    links: {
      Imprint: 'https://ada.example.org/imprint/',
      Privacy: 'https://ada.example.org/privacy/',
      'Source code': 'https://code.example.org/ada/site',
    },
  }
  changeSection(content, 'hero', {
    jobTitle: 'Developer of research software and machine learning engineer for maps',
    tag: 'Imke Daal',
    scrollTo: 'about',
  })
  content['sections'] = [
    ...readItems(content['sections']).slice(0, 1),
    { type: 'about', id: 'about', heading: 'Me', text: 'I ask first.', showProfile: false },
    { type: 'experience', id: 'jobs', heading: 'Jobs' },
    { type: 'contact', id: 'contact', heading: 'Write', to: 'mail', mailAddress: ownMailAddress },
  ]
}

/** The form service of `useOtherWays`. */
export const formService = 'https://forms.example.org/f/mayourqz'

/** The email address of `useOtherWays`, which is shown twice. */
export const publishedMail = 'hola@luciafernandez.example'

/** The section of `useOtherWays` that has the email address in place of the form. */
export const mailSection = {
  type: 'contact',
  id: 'mail',
  heading: 'By mail',
  intro: 'Write.',
  to: 'mail',
}

/** A form service, a second section with the email address, and a hero without an animation. */
export function useOtherWays(content: RawContent) {
  content['profile'] = { name: 'Ada', email: publishedMail, publish: ['email'] }
  changeSection(content, 'hero', { animation: undefined, scrollTo: 'contact' })
  changeSection(content, 'contact', {
    to: {
      url: formService,
      names: { email: '_replyto' },
      fields: { _subject: 'From my page' },
      honeypot: '_gotcha',
    },
  })
  content['sections'] = [
    ...readItems(content['sections']),
    { type: 'about', id: 'facts', heading: 'Facts' },
    { ...mailSection, mailAddress: publishedMail },
  ]
}

/** A job title without spaces, which takes several lines on a phone. */
export const longWord = 'フロントエンドとアクセシビリティを専門とするウェブ開発者'

/** The job title is one long word, and the strip has twelve pictures. */
export function writeLongWordAndManyPictures(content: RawContent) {
  const { images } = findDefaultSection('gif-strip')
  changeSection(content, 'hero', { jobTitle: longWord })
  changeSection(content, 'gif-strip', {
    images: Array.from({ length: 12 }, (_, index) => {
      const { src, alt } = images[index % images.length] ?? {}
      return { id: `picture-${index}`, src, alt, caption: 'A day in the workshop' }
    }),
  })
}

/** The question, the answers and the last line of `askManyAnswers`. */
export const longQuestion =
  'Which of all the things that you have seen on this page do you like most?'
export const manyAnswers = Array.from(
  { length: 12 },
  (_, index) => `As long as an answer is, ${index + 1}`,
)
export const longLine = 'A line as long as one may be. '.repeat(13).trim()

/** A scene with as many answers as it may have, a long name, and pictures without captions. */
export function askManyAnswers(content: RawContent) {
  const images = findDefaultSection('gif-strip').images.map(
    ({ caption: _caption, ...image }) => image,
  )
  changeSection(content, 'hero', { tag: 'ANNELIESE KRAUS', jobTitle: 'Softwareentwicklerin' })
  changeSection(content, 'gif-strip', { images })
  changeSection(content, 'conversation', {
    answers: manyAnswers,
    scenes: {
      intro: {
        lines: [longQuestion],
        next: Object.fromEntries(manyAnswers.map((text) => [text, 'end'])),
      },
      end: { lines: ['Bye.', longLine], ending: true },
    },
  })
}

/** The animation of `useOtherHosts`. */
export const animationElsewhere = 'https://drawings.example.org/robot.json'

/** Files of other hosts, and a carousel with a single slide. */
export function useOtherHosts(content: RawContent) {
  const [first] = findDefaultSection('expertise').cards.map(revertDescription)
  const animation = { src: animationElsewhere, stillFrame: 5000 }
  changeSection(content, 'expertise', { cards: [{ ...first, animated: false, animation }] })
  changeSection(content, 'gif-strip', {
    images: [
      { id: 'loop', src: 'https://gifs.example/loop.gif', alt: 'A loop', width: 480, height: 360 },
      { id: 'gone', src: 'https://gifs.example/gone.gif', alt: 'A gap' },
    ],
  })
  changeSection(content, 'skills', { slides: ownSlides.slice(0, 1) })
}

/** The second expertise of `rearrange`. */
export const moreExpertise = {
  type: 'expertise',
  id: 'more',
  navLabel: 'More work',
  heading: 'What else I do',
  cards: [{ id: 'signs', title: 'Signs', description: 'Painted by hand.' }],
}

/** The second carousel of `rearrange`. */
export const moreSkills = {
  ...findDefaultSection('skills'),
  slides: findDefaultSection('skills').slides.map(revertDescription),
  id: 'more-skills',
  navLabel: undefined,
  heading: 'More of it',
}

/**
 * The expertise opens the page, the conversation is left out, there is more expertise and a second
 * carousel, and no preloader.
 */
export function rearrange(content: RawContent) {
  const listSections = (type: string) =>
    readItems(content['sections']).filter(
      (section) => Reflect.get(Object(section), 'type') === type,
    )
  content['preloader'] = false
  content['sections'] = [
    ...listSections('expertise'),
    ...listSections('hero'),
    ...listSections('contact'),
    ...listSections('skills'),
    moreExpertise,
    ...listSections('gif-strip'),
    moreSkills,
  ]
}

/** The labels of the links of `addSections`. */
export const eightLabels = [
  'Home',
  'Experience',
  'Projects',
  'Publications',
  'Expertise',
  'Conversation',
  'Community',
  'Contact',
]

/** Eight sections with a link, which fit side by side only on a wide screen. */
export function addSections(content: RawContent) {
  const sections = readItems(content['sections'])
  const added = ['Experience', 'Projects', 'Publications', 'Community'].map((label) => ({
    ...moreExpertise,
    id: label.toLowerCase(),
    navLabel: label,
    heading: `My ${label}`,
  }))
  content['sections'] = [
    ...sections.slice(0, 1),
    ...added.slice(0, 3),
    ...sections.slice(1, 4),
    ...added.slice(3),
    ...sections.slice(4),
  ]
}

/**
 * One section without a navigation label, with one picture of another host, no social links and one
 * colour scheme.
 */
export function keepOnePicture(content: RawContent) {
  const picture = {
    id: 'a',
    src: 'https://pictures.example.org/a.gif',
    alt: 'Named',
    width: 3,
    height: 2,
  }
  content['sections'] = [
    { type: 'gif-strip', id: 'pictures', heading: 'Pictures', images: [picture] },
  ]
  content['socialLinks'] = []
  content['theme'] = { scheme: 'light' }
}

function makeLink(url: string, label: string) {
  return { label, url }
}
