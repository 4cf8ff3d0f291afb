import { createServer } from 'vite'
import { expect, test } from 'vitest'

import { engineFolder } from '#disk/folders.ts'

import { overlayTip } from './overlay-tip.ts'

test('the overlay of a mistake does not name a setting that an owner does not have', async () => {
  const server = await createServer({
    configFile: false,
    root: engineFolder,
    publicDir: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [overlayTip()],
  })
  try {
    const client = await server.transformRequest('/@vite/client')
    expect(client?.code).toContain('"Correct the mistake and save the file. ", h("kbd", {}, "Esc")')
    expect(client?.code).not.toMatch(/server\.hmr\.overlay|fix the code/u)
  } finally {
    await server.close()
  }
})
