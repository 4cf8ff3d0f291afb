import { expect, test } from 'vitest'

import { nameNetwork, spellNetwork } from './name-network.ts'

test.each([
  ['https://soundcloud.com/zey', 'SoundCloud'],
  ['https://www.tiktok.com/@zey', 'TikTok'],
  ['https://www.twitch.tv/zey', 'Twitch'],
  ['https://vimeo.com/zey', 'Vimeo'],
  ['https://open.spotify.com/artist/zey', 'Spotify'],
  ['https://zey.bandcamp.com', 'Bandcamp'],
  ['https://old.reddit.com/user/zey', 'Reddit'],
  ['https://medium.com/@zey', 'Medium'],
  ['https://zey.substack.com', 'Substack'],
  ['https://www.threads.com/@zey', 'Threads'],
  ['https://bsky.app/profile/zey', 'Bluesky'],
  ['https://www.pinterest.co.uk/zey', 'Pinterest'],
  ['https://ko-fi.com/zey', 'Ko-fi'],
  ['https://www.patreon.com/zey', 'Patreon'],
  ['https://stackoverflow.com/users/1/zey', 'Stack Overflow'],
  ['https://www.npmjs.com/~zey', 'npm'],
  ['https://codepen.io/zey', 'CodePen'],
  ['https://dev.to/zey', 'DEV'],
  ['https://www.kaggle.com/zey', 'Kaggle'],
  ['https://huggingface.co/zey', 'Hugging Face'],
  ['https://orcid.org/0000-0002-1825-0097', 'ORCID'],
  ['https://scholar.google.de/citations?user=zey', 'Google Scholar'],
  ['https://www.researchgate.net/profile/zey', 'ResearchGate'],
  ['https://wa.me/905321234567', 'WhatsApp'],
  ['https://signal.me/#p/+905321234567', 'Signal'],
  ['https://notsoundcloud.com/zey', 'notsoundcloud.com'],
  ['https://pinterest.ada.dev/', 'pinterest.ada.dev'],
  ['https://soundcloud.com.zey.dev/', 'soundcloud.com.zey.dev'],
])('%s is called %s', (url, name) => {
  expect(nameNetwork(url)).toBe(name)
})

test.each([
  ['linkedin', 'LinkedIn'],
  ['tiktok', 'TikTok'],
  ['ko fi', 'Ko-fi'],
  ['Google scholar', 'Google Scholar'],
  ['blog', 'Blog'],
  ['forum', 'forum'],
])('the name %s is spelt %s', (name, spelt) => {
  expect(spellNetwork(name)).toBe(spelt)
})
