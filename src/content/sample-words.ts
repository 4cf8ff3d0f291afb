/** The name of the owner in the content that Folio ships with. */
export const sampleName = { tag: 'AHK', title: 'AHK, full stack web developer' } as const

/** The links of the content that Folio ships with that lead to nobody. */
export const sampleLinks = ['https://www.linkedin.com/in/your-name'] as const

/**
 * The texts of the content that Folio ships with: those of five words or more, since shorter ones may
 * well be an owner's own, and none that belongs to a picture, since pictures may stay.
 */
export const sampleWords = [
  "AHK builds web interfaces that are fast, legible and kind to use: full stack, with a specialist's eye for the frontend.",
  'I make code, design and function run in sync, so that your idea arrives clear and fast.',
  'Full Stack Web Developer Specializing in Frontend',
  'I take a feature the whole way, from the table it is stored in to the pixel it is touched on. Most of my care goes to the last metre: interfaces that load quickly, answer at once and work with a keyboard, a thumb or a screen reader.',
  "Crafting Code You Don't Have to Decode",
  'Code is read far more often than it is written. I name things for what they are, keep the clever parts short and leave tests that explain why. The next person starts on a Monday morning and ships by lunch.',
  'It knows why I build for the web. Three buttons, two minutes, no small talk. Well, a little.',
  'Oh. A visitor. Give me a second, I was defragmenting my feelings.',
  'I live on this page. My human writes the code, I do the talking.',
  'Ask me anything, as long as it can be answered with three buttons.',
  'So: shall I tell you what my human is good at?',
  'Good choice. I had a slide ready.',
  'My human makes web pages that load before you get bored and work when your thumb is the only free finger.',
  'Also: buttons that do what they say. You would be surprised how rare that is.',
  'Do you want to know why anyone would do this for a living?',
  'Fair. I would not trust a robot in a website either.',
  'Here is the short version: someone describes an idea, my human listens, and some weeks later it is a thing that people use.',
  'No buzzwords were harmed on the way.',
  'Shall I go on with the good part?',
  'Undecided. I respect that. I once spent nine hours on a shade of grey.',
  'Let us change the subject. Did you know that the first website is still online?',
  'It has no cookies, no pop-up and loads at once. We peaked early.',
  'That is roughly why my human builds. Would you like the long answer?',
  'Because the web is the one place where you can make something in an evening and a stranger on the other side of the world can use it in the morning.',
  'No store, no gatekeeper, no permission. Just an address.',
  'My human has never got over that. I have the commit history to prove it.',
  'Is there something you would like to put at an address of your own?',
  "Then my work here is done, and my human's begins.",
  'The form is a little further down. It goes to a person, and the person writes back.',
  'It was nice to be clicked by you. Close me when you like: I will start again, and I will not remember a thing.',
  'Screens that explain themselves, tried out with people before they are polished.',
  'Motion that answers a hand: dragged, tapped, scrolled, and still when asked.',
  'Marks, icons and layouts drawn on a grid, delivered as vectors that weigh nothing.',
  'Numbers turned into pictures that are honest about what they do not know.',
  'TypeScript, React, Node and SQL, with tests that read like a list of promises.',
  'A question, a project or just a hello? Write a few lines. I read everything and answer within two working days.',
] as const
