import { describe, expect, test } from 'vitest'

import {
  hero,
  writeContent,
  writeCard,
  writeExpertise,
  writeContact,
  writeConversation,
  compare,
} from '#fixtures/small-content.ts'

/** Content with one wrong value, the «marked» part to correct, and the code of the problem. */
const wrongValues: [string, string, string][] = [
  ['an unknown key, at the key', writeContent({ rest: '«"extra"»: {}' }), 'content/unknown-key'],
  [
    'an address in an object of links',
    writeContent({
      rest: '"footer": { "links": { "Imprint": "https://x.org", "CV": «"cv.pdf"» } }',
    }),
    'content/wrong-format',
  ],
  [
    'an address of no section in an object of links',
    writeContent({ rest: '"socialLinks": { "Home": "#home", "Work": «"#gone"» }' }),
    'content/unknown-section',
  ],
  [
    'the host of another address',
    writeContent({
      site: '{ "title": "A", "description": "B", "url": "https://a.github.io/", "host": «"netlify"» }',
    }),
    'site/other-host',
  ],
  [
    'the name of a file as the text of a picture',
    writeContent({
      rest: '"profile": { "image": { "src": "media/a.png", "alt": «"IMG_01.jpg"» } }',
    }),
    'photo/file-name',
  ],
  [
    'a word in an object of skills',
    writeContent({ rest: '"profile": { "skills": { "Web": ["CSS"], "Data": ["SQL", «3»] } }' }),
    'content/wrong-type',
  ],
  [
    'an address that a list has twice',
    writeContent({
      rest: '"footer": { "links": { "A": "https://x.org", "B": «"https://x.org"» } }',
    }),
    'content/same-address',
  ],
  [
    'a link with the name of another network',
    writeContent({ rest: '"socialLinks": { "GitHub": «"https://gitlab.com/ada"» }' }),
    'content/other-network',
  ],
  [
    'a path of the schema that leads nowhere',
    writeContent({ rest: '"$schema": «"./gone.json"»' }),
    'content/missing-schema',
  ],
  [
    'a person that two sections show',
    writeContent({
      rest: '"profile": { "summary": "I build maps." }',
      sections:
        '{ "type": «"about"», "id": "a", "heading": "A", "text": "B." }, { "type": "about", "id": "b", "heading": "C" }',
    }),
    'profile/shown-twice',
  ],
  [
    'a light ground of a dark page',
    writeContent({ rest: '"theme": { "scheme": "dark", "ground": «"#fff"», "ink": "#000" }' }),
    'theme/other-scheme',
  ],
  [
    'the name of a theme whose colours and fonts are all replaced',
    writeContent({
      rest: '"theme": { "name": «"paper"», "accent": "red", "ground": "white", "ink": "black", "scheme": "light", "fonts": { "text": "newsreader" } }',
    }),
    'theme/replaced',
  ],
  [
    'an unknown key of a section',
    writeContent({ sections: hero.replace(' }', ', «"taglin"»: "In sync." }') }),
    'content/unknown-key',
  ],
  [
    'a key that would set a prototype',
    writeContent({ rest: '«"__proto__"»: { "labels": {} }' }),
    'content/unknown-key',
  ],
  [
    'a value of the wrong type, at the value',
    writeContent({ site: '{ "title": «12», "description": "Words." }' }),
    'content/wrong-type',
  ],
  [
    'a list instead of text, at its opening bracket',
    writeContent({ site: '{ "title": «[»"Title"], "description": "Words." }' }),
    'content/wrong-type',
  ],
  [
    'a fraction instead of a whole number',
    writeContent({ preloader: '{ "letters": ["A"], "duration": «0.5» }' }),
    'content/wrong-type',
  ],
  ['a section that is text', writeContent({ sections: '«"hero"»' }), 'content/wrong-type'],
  [
    'a missing field, at the opening bracket of the object',
    writeContent({ site: '«{» "title": "Title" }' }),
    'content/missing-field',
  ],
  [
    'a missing field of a list item',
    writeContent({
      sections: writeExpertise(writeCard('"id": "one"'), '«{» "description": "Words." }'),
    }),
    'content/missing-field',
  ],
  [
    'a section without a type',
    writeContent({ sections: '«{» "heading": "Heading" }' }),
    'content/missing-field',
  ],
  [
    'a section of an unknown type',
    writeContent({ sections: '{ "type": «"heroo"», "tag": "Ada" }' }),
    'content/unknown-type',
  ],
  [
    'a value that is not allowed',
    writeContent({ rest: '"theme": { "scheme": «"drak"» }' }),
    'content/wrong-value',
  ],
  [
    'HTML in a rich text, at the text',
    writeContent({ sections: writeContact('"/"').replace('"Write."', '«"Write <b>."»') }),
    'text/html',
  ],
  [
    'a link in a rich text with an address that runs code',
    writeContent({
      sections: writeContact('"/"').replace('"Write."', '«"[Write](javascript:alert(1))."»'),
    }),
    'text/link',
  ],
  [
    'a link in a rich text to a section that does not exist',
    writeContent({ sections: writeContact('"/"').replace('"Write."', '«"[Write](#form)."»') }),
    'content/unknown-section',
  ],
  [
    'two paragraphs where a field has one',
    writeContent({ sections: writeContact('"/"').replace('"Write."', '«"Write.\\n\\nNow."»') }),
    'text/not-supported',
  ],
  [
    'an old schema version, and nothing else',
    writeContent({ site: '12', version: '«1»' }),
    'content/old-version',
  ],
  [
    'sections in the form of version 0, at their name',
    '{ «"sections"»: { "hero": { "tag": "AHK" } } }',
    'content/old-version',
  ],
  [
    'a future schema version, and nothing else',
    writeContent({ site: '12', version: '«3»' }),
    'content/newer-version',
  ],
  ['a schema version with a fraction', writeContent({ version: '«1.5»' }), 'content/wrong-value'],
  [
    'text that is too long',
    writeContent({ sections: hero.replace('"Ada"', `«"${'A'.repeat(25)}"»`) }),
    'content/too-big',
  ],
  [
    'a list that is too short',
    writeContent({ preloader: '{ "letters": «[»] }' }),
    'content/too-small',
  ],
  [
    'a number that is too small',
    writeContent({ preloader: '{ "letters": ["A"], "steps": [20, «19»] }' }),
    'content/too-small',
  ],
  [
    'a text without a visible character',
    writeContent({ site: '{ "title": «" "», "description": "Words." }' }),
    'content/wrong-format',
  ],
  [
    'a name of characters that have no width',
    writeContent({ site: '{ "title": «"\u200B\u2060\u3164\u2800"», "description": "Words." }' }),
    'content/wrong-format',
  ],
  [
    'a text that is not a colour',
    writeContent({ rest: '"theme": { "accent": { "dark": «"purpel"» } }' }),
    'content/wrong-format',
  ],
  [
    'a link that runs code',
    writeContent({
      rest: '"socialLinks": [{ "id": "me", "network": "Me", "url": «"javascript:alert(1)"» }]',
    }),
    'content/wrong-format',
  ],
  [
    'a template without its placeholder',
    writeContent({ rest: '"labels": { "chunkFailed": «"Failed"» }' }),
    'content/wrong-format',
  ],
  [
    'two sections with one id, at the second',
    writeContent({
      sections: `${hero}, { "type": "gif-strip", "id": «"home"», "heading": "Notes", "images": [{ "id": "a", "src": "media/a.svg", "alt": "A" }] }`,
    }),
    'content/duplicate-id',
  ],
  [
    'two heroes, at the second',
    writeContent({
      sections: `${hero}, ${hero.replace('"hero"', '«"hero"»').replace('"home"', '"more"')}`,
    }),
    'content/same-heading',
  ],
  [
    'two sections with one heading, at the second',
    writeContent({
      sections: ['strip', 'gifs']
        .map((id, index) => {
          const heading = index === 0 ? '"Notes"' : '«"Notes"»'
          return `{ "type": "gif-strip", "id": "${id}", "heading": ${heading}, "images": [{ "id": "a", "src": "media/a.svg", "alt": "A" }] }`
        })
        .join(', '),
    }),
    'content/same-heading',
  ],
  [
    'two cards with one id, at the second',
    writeContent({
      sections: writeExpertise(writeCard('"id": "one"'), writeCard('"id": «"one"»')),
    }),
    'content/duplicate-id',
  ],
  [
    'two answers with one id, at the second',
    writeContent({
      sections: writeConversation(
        '{ "intro": { "lines": ["Hi."], "ending": true } }',
        '{ "id": "yes", "label": "Yes" }, { "id": «"yes"», "label": "Yes!" }',
      ),
    }),
    'content/duplicate-id',
  ],
  [
    'a scroll target that does not exist',
    writeContent({ sections: hero.replace(' }', ', "scrollTo": «"skills"» }') }),
    'content/unknown-section',
  ],
  [
    'a link to a section that does not exist',
    writeContent({ rest: '"socialLinks": [{ "id": "me", "network": "Me", "url": «"#contact"» }]' }),
    'content/unknown-section',
  ],
  [
    'a section with an id of the page itself',
    writeContent({ sections: hero.replace('"home"', '«"root"»') }),
    'content/reserved-id',
  ],
  [
    'a section with the id of the card of a project',
    writeContent({
      sections: hero.replace('"home"', '«"project-atlas"»'),
      rest: '"profile": { "projects": [{ "id": "atlas", "name": "Atlas", "description": "A map." }] }',
    }),
    'content/reserved-id',
  ],
  [
    'a scene with an invalid name, at the name',
    writeContent({
      sections: writeConversation(
        '{ "intro": { "lines": ["Hi."], "ending": true }, «"1st"»: { "lines": ["Hi."], "ending": true } }',
      ),
    }),
    'content/wrong-key',
  ],
  [
    'a first scene with an invalid name, at the name',
    writeContent({
      sections: writeConversation(
        '{ «"the start"»: { "lines": ["Hi."], "next": { "yes": "bye" } }, "bye": { "lines": ["Bye."], "ending": true } }',
      ),
    }),
    'content/wrong-key',
  ],
  [
    'an invalid name of a section',
    writeContent({ sections: hero.replace(' }', ', "scrollTo": «"no where"» }') }),
    'content/unknown-section',
  ],
  [
    'a scene called __proto__',
    writeContent({
      sections: writeConversation(
        '{ "intro": { "lines": ["Hi."], "ending": true }, «"__proto__"»: 5 }',
      ),
    }),
    'content/unknown-key',
  ],
  [
    'the placeholder of a contact service',
    writeContent({ sections: writeContact('«"https://contact.example.org"»') }),
    'contact/placeholder-backend',
  ],
  [
    'a form on a host that serves files alone',
    writeContent({
      site: '{ "title": "Ada", "description": "Words.", "url": "https://ada.dev/", "host": "vercel" }',
      sections: writeContact('«"/"»'),
    }),
    'contact/dead-form',
  ],
  [
    'a form under a path, where the host is unknown',
    writeContent({
      site: '{ "title": "Ada", "description": "Words.", "url": "https://ada.dev/folio/" }',
      sections: writeContact('«"/"»'),
    }),
    'contact/sub-path',
  ],
  [
    'a field of a form with the name of another',
    writeContent({
      sections: writeContact('"/", "to": { "url": "/", "fields": { "email": «"a"» } }'),
    }),
    'contact/duplicate-field',
  ],
  [
    'no address in place of the form',
    writeContent({ sections: writeContact('"/", "to": «"mail"»') }),
    'contact/no-address',
  ],
  [
    'an invalid contact service',
    writeContent({ sections: writeContact('«"#"»') }),
    'content/wrong-format',
  ],
  [
    'a colour with too little contrast',
    writeContent({ rest: '"theme": { "accent": { "light": «"#ffcc00"» } }' }),
    'theme/low-contrast',
  ],
  [
    'a number that is too large',
    writeContent({ rest: '"scrolling": { "fadeDelay": «1e999» }' }),
    'content/wrong-type',
  ],
  [
    'a card with an animation and no text alternative, at its opening bracket',
    writeContent({
      sections: writeExpertise(
        `«{»${writeCard('"id": "one", "animation": { "src": "animations/a.json" }').slice(1)}`,
      ),
    }),
    'content/missing-alt',
  ],
  [
    'a text alternative beside a picture that has its own',
    writeContent({
      sections: writeExpertise(
        writeCard('"id": "one", "picture": { "src": "media/a.png", "alt": "A" }, «"alt"»: "B"'),
      ),
    }),
    'content/unused-alt',
  ],
  [
    'a link to a missing file of the site',
    writeContent({
      rest: '"socialLinks": [{ "id": "cv", "network": "CV", "url": «"/gone.pdf"» }]',
    }),
    'content/unknown-address',
  ],
  [
    'a missing file',
    writeContent({
      sections:
        '{ "type": "gif-strip", "id": "gifs", "images": [{ "id": "here", "src": "media/here.gif", "alt": "A" }, { "id": "gone", "src": «"media/gone.gif"», "alt": "B" }] }',
    }),
    'content/missing-asset',
  ],
  [
    'an answer that leads to a missing scene',
    writeContent({
      sections: writeConversation(
        '{ "intro": { "lines": ["Hi."], "next": { "yes": «"gone"» }, "ending": true } }',
      ),
    }),
    'conversation/unknown-scene',
  ],
  [
    'a scene whose own name is misspelt, once, at the name',
    writeContent({
      sections: writeConversation(
        '{ "intro": { "lines": ["Hi."], "next": { "yes": "more" } }, «"mroe"»: { "lines": ["Hi."], "next": { "yes": "more" }, "ending": true } }',
      ),
    }),
    'conversation/unknown-scene',
  ],
  [
    'an answer whose own id is misspelt, once, at the id',
    writeContent({
      sections: writeConversation(
        '{ "intro": { "lines": ["Hi."], "next": { "yes": "more" } }, "more": { "lines": ["Hi."], "next": { "yes": "intro" }, "ending": true } }',
        '{ "id": «"y es"», "label": "Yes" }',
      ),
    }),
    'conversation/unknown-answer',
  ],
  [
    'two answers with one id, at the second, and nothing about the id that is missing',
    writeContent({
      sections: writeConversation(
        '{ "intro": { "lines": ["Hi."], "next": { "yes": "more", "no": "other" } }, "more": { "lines": ["Hi."], "ending": true }, "other": { "lines": ["Hi."], "ending": true } }',
        '{ "id": "yes", "label": "Yes" }, { "id": «"yes"», "label": "No" }',
      ),
    }),
    'content/duplicate-id',
  ],
  [
    'a scene without lines, once, at its opening bracket',
    writeContent({ sections: writeConversation('{ "intro": «{» "ending": true } }') }),
    'conversation/no-lines',
  ],
  [
    'a scene with an empty list of lines, once, at the list',
    writeContent({ sections: writeConversation('{ "intro": { "lines": «[»], "ending": true } }') }),
    'conversation/no-lines',
  ],
  [
    'an answer that leads to a number',
    writeContent({
      sections: writeConversation(
        '{ "intro": { "lines": ["Hi."], "next": { "yes": «5» }, "ending": true } }',
      ),
    }),
    'content/wrong-type',
  ],
  ['a list as the document', '«[»]', 'content/wrong-type'],
  ['a number as the document', ' «12»\n', 'content/wrong-type'],
]

describe('a problem is marked where the owner corrects it', () => {
  test.each(wrongValues)('%s', (_, marked, code) => {
    const { found, expected } = compare(marked, code)
    expect(found).toEqual(expected)
  })
})
