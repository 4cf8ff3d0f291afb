import { describe, expect, test } from 'vitest'

import { findClosest } from './find-closest.ts'

const fields = ['type', 'id', 'navLabel', 'heading', 'fadeUp', 'intro', 'backend', 'timeout']
const networks = ['linkedin', 'github', 'gitlab', 'mastodon', 'bluesky', 'mail', 'rss', 'link']
const types = ['hero', 'gif-strip', 'expertise', 'conversation', 'skills', 'contact']
const scenes = ['intro', 'awesome', 'not-sure', 'other-topic', 'why-I-build', 'farewell']
const answers = ['yes', 'no', 'dont-know']
const files = ['media/cursor.gif', 'media/pixels.gif', 'animations/hero.json']

describe('a typing error is recognized', () => {
  test.each([
    ['a letter missing', 'headng', fields, 'heading'],
    ['a letter too many', 'heeading', fields, 'heading'],
    ['a wrong letter', 'headimg', fields, 'heading'],
    ['two letters swapped', 'haeding', fields, 'heading'],
    ['two pairs swapped', 'ehadign', fields, 'heading'],
    ['the first letter missing', 'avLabel', fields, 'navLabel'],
    ['the last letter missing', 'backen', fields, 'backend'],
    ['two letters missing', 'timeo', fields, 'timeout'],
    ['lower case', 'navlabel', fields, 'navLabel'],
    ['upper case', 'HEADING', fields, 'heading'],
    ['upper case and a letter missing', 'HEADNG', fields, 'heading'],
    ['another way to join words', 'nav_label', fields, 'navLabel'],
    ['a hyphen too many', 'fade-up', fields, 'fadeUp'],
    ['a short word in capitals', 'ID', fields, 'id'],
    ['two letters swapped in a short word', 'tpye', fields, 'type'],
    ['a network with a capital', 'GitHub', networks, 'github'],
    ['the nearer of two', 'gitlap', networks, 'gitlab'],
    ['the nearer of two', 'githab', networks, 'github'],
    ['a word of three letters', 'rsss', networks, 'rss'],
    ['a section type without its hyphen', 'gifstrip', types, 'gif-strip'],
    ['the first word of a name', 'github', ['netlify', 'github-pages'], 'github-pages'],
    ['a section type in the singular', 'skill', types, 'skills'],
    ['a section type in British spelling', 'expertize', types, 'expertise'],
    ['a section type with swapped letters', 'converstaion', types, 'conversation'],
    ['a scene in another case', 'why-i-build', scenes, 'why-I-build'],
    ['a scene with a space', 'not sure', scenes, 'not-sure'],
    ['a scene with a letter missing', 'farwell', scenes, 'farewell'],
    ['an answer with its apostrophe', "don't-know", answers, 'dont-know'],
    ['an answer with swapped letters', 'yse', answers, 'yes'],
    ['an answer in capitals', 'No', answers, 'no'],
    ['a file with another ending', 'media/cursor.png', ['media/cursor.jpg'], 'media/cursor.jpg'],
    ['a file with a letter missing', 'media/pixel.gif', files, 'media/pixels.gif'],
    ['a file with a capital', 'Media/Cursor.gif', files, 'media/cursor.gif'],
    ['letters beyond ASCII', 'вступ', ['втсуп', 'кінець'], 'втсуп'],
    ['the one in the same case, if the letters are equal', 'Intra', ['intro', 'Intro'], 'Intro'],
    ['the first of two equal ones', 'cat-', ['cat-1', 'cat-2'], 'cat-1'],
  ])('%s: %s', (_, word, candidates, meant) => {
    expect(findClosest(word, candidates)).toBe(meant)
  })
})

describe('no guess is made', () => {
  test.each([
    ['for another word', 'colour', fields],
    ['for two wrong letters in five', 'sqare', ['sharp', 'soft', 'round']],
    ['for three wrong letters', 'hdaigns', fields],
    ['for a word of one letter', 'a', ['b', 'ab', 'i']],
    ['for a word of two letters', 'di', ['id', 'ad', 'do']],
    ['for two wrong letters in three', 'yak', answers],
    ['for a beginning', 'conv', types],
    ['for an end', 'strip', types],
    ['for an empty text', '', ['', 'id', 'a']],
    ['without candidates', 'heading', []],
    ['for the word itself', 'intro', ['intro']],
    ['for a word in another script', 'intro', ['вступ']],
    ['for a file of another name', 'media/robot.gif', files],
  ])('%s: %s', (_, word, candidates) => {
    expect(findClosest(word, candidates)).toBeUndefined()
  })
})

test('a million comparisons of long words take a moment', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => `scene-${'x'.repeat(40)}-${index}`)
  const began = process.cpuUsage()
  const found = Array.from({ length: 100 }, (_, index) => findClosest(`Scene-${index}`, many))
  expect({ found: new Set(found), fast: process.cpuUsage(began).user < 2_000_000 }).toEqual({
    found: new Set([undefined]),
    fast: true,
  })
})
