import { describe, expect, test } from 'vitest'

import { inferIcon } from './infer-icon.ts'

describe('the icon of a link is inferred', () => {
  test.each([
    ['https://www.linkedin.com/in/ada', 'Me', 'linkedin'],
    ['https://github.com/ada', 'Code', 'github'],
    ['https://gist.github.com/ada', 'Code', 'github'],
    ['https://gitlab.example.org/ada', 'Code', 'gitlab'],
    ['https://codeberg.org/ada', 'Code', 'codeberg'],
    ['https://stackoverflow.com/users/1', 'Answers', 'stackoverflow'],
    ['https://www.npmjs.com/~ada', 'Packages', 'npm'],
    ['https://codepen.io/ada', 'Pens', 'codepen'],
    ['https://dev.to/ada', 'Blog', 'devto'],
    ['https://ada.medium.com', 'Blog', 'medium'],
    ['https://medium.com/@ada', 'Blog', 'medium'],
    ['https://mastodon.social/@ada', 'Me', 'mastodon'],
    ['https://fosstodon.org/@ada', 'Me', 'mastodon'],
    ['https://bsky.app/profile/ada', 'Me', 'bluesky'],
    ['https://ada.bsky.social', 'Me', 'bluesky'],
    ['https://x.com/ada', 'Me', 'x'],
    ['https://twitter.com/ada', 'Me', 'x'],
    ['https://t.me/ada', 'Chat', 'telegram'],
    ['https://www.youtube.com/@ada', 'Films', 'youtube'],
    ['https://www.instagram.com/ada', 'Me', 'instagram'],
    ['https://dribbble.com/ada', 'Shots', 'dribbble'],
    ['https://www.behance.net/ada', 'Work', 'behance'],
    ['mailto:ada@github.com', 'GitHub', 'mail'],
    ['tel:+3212345678', '+3212345678', 'phone'],
    ['https://example.org/feed.xml', 'News', 'rss'],
    ['/feed/', 'News', 'rss'],
    ['/cv.pdf', 'CV', 'document'],
    ['https://git.example.org/ada', 'GitLab', 'gitlab'],
    ['https://pebble.example.org/ada', 'Mastodon', 'mastodon'],
    ['https://example.org/ada', 'Stack Overflow', 'stackoverflow'],
  ])('from %s, called %s: %s', (url, network, icon) => {
    expect(inferIcon(url, network)).toBe(icon)
  })

  test.each([
    'https://example.org/ada',
    'https://notgithub.com/ada',
    'https://github.com.example.org/ada',
    'https://unsplash.com/@ada',
    'https://netflix.com/ada',
    '#contact',
  ])('but not from %s', (url) => {
    expect(inferIcon(url, 'Elsewhere')).toBe(undefined)
  })
})
