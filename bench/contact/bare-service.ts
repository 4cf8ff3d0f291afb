import { createServer } from 'node:http'

import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'

/** The framework alone, for comparison: it reads a message and stores nothing. */
const app = new Hono()
app.post('/api/contact', async (c) => {
  await c.req.json()
  return c.json({ status: 'Thank you! Your message has arrived.' })
})

const server = createServer(getRequestListener(app.fetch))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  console.log(`Nothing is stored at http://127.0.0.1:${port}`)
})
