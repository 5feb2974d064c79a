import { fastify } from 'fastify';
import { keyOf, type ResponseBodies } from './response-bodies.ts';
import { serveMeasured } from './measured-process.ts';

// Lower bound of the response time: a bare Fastify that sends prepared bytes.
const app = fastify();
let responses: ResponseBodies = new Map();
app.all('/*', async ({ method, url: path, headers }, reply) => {
  const response = responses.get(keyOf({ method, path, headers }));
  if (!response) return reply.code(404).send();
  if (response.encoding !== undefined) reply.header('content-encoding', response.encoding);
  return reply.type(response.type).send(Buffer.from(response.body));
});
await serveMeasured(app, {
  onResponses(bodies) {
    responses = bodies;
  },
});
