import { postForm, testimonialForm } from '../../support/contents.ts';
import { unowned, type SampleTools, type Samples } from '../sample.ts';

/** Pages, posts, testimonials and the setup checklist. */
export const contentSamples = ({ shop }: SampleTools): Samples => {
  let made = 0;

  const another = () => `No. ${(made += 1)}`;
  const create = async (path: string, body: object): Promise<{ id: number; slug: string }> => {
    const { token } = await shop.make.admin();
    return (await shop.call(`POST ${path}`, { token, body })).body.data;
  };
  const post = () => create('/admin/posts', postForm({ title: another() }));
  const testimonial = () => create('/admin/testimonials', testimonialForm());
  const written = () => ({ body: `Terms, ${another()}`, body_arabic: `الشروط ${made}` });
  const ids = { 'params.id': unowned };

  return {
    'GET /pages/:key': { access: 'public', request: () => ({ params: { key: 'terms' } }) },
    'GET /admin/pages': { access: 'admin', request: () => ({}) },
    'GET /admin/pages/:key': { access: 'admin', request: () => ({ params: { key: 'terms' } }) },
    'POST /admin/pages/:key': {
      access: 'admin',
      request: () => ({ params: { key: 'terms' }, body: { ...written(), publish: false } }),
    },
    'POST /admin/pages/:key/unpublish': {
      access: 'admin',
      request: async () => {
        await create('/admin/pages/privacy', { ...written(), publish: true });
        return { params: { key: 'privacy' } };
      },
    },
    'GET /posts': { access: 'public', request: () => ({}) },
    'GET /posts/:slug': {
      access: 'public',
      request: async () => ({ params: { slug: (await post()).slug } }),
      ids: { 'params.slug': { missing: 'no-such-post' } },
    },
    'GET /admin/posts': { access: 'admin', request: () => ({ query: { search: 'mask' } }) },
    'GET /admin/posts/:id': { access: 'admin', request: async () => ({ params: { id: (await post()).id } }), ids },
    'POST /admin/posts': { access: 'admin', request: () => ({ body: postForm({ title: another() }) }) },
    'POST /admin/posts/:id': {
      access: 'admin',
      request: async () => ({
        params: { id: (await post()).id },
        body: { ...postForm({ title: another() }), _method: 'PUT' },
      }),
      ids,
    },
    'DELETE /admin/posts/:id': { access: 'admin', request: async () => ({ params: { id: (await post()).id } }), ids },
    'GET /testimonials': { access: 'public', request: () => ({}) },
    'GET /admin/testimonials': { access: 'admin', request: () => ({ query: { page: 1 } }) },
    'POST /admin/testimonials': { access: 'admin', request: () => ({ body: testimonialForm() }) },
    'POST /admin/testimonials/:id': {
      access: 'admin',
      request: async () => ({
        params: { id: (await testimonial()).id },
        body: { ...testimonialForm({ name: another() }), _method: 'PUT' },
      }),
      ids,
    },
    'DELETE /admin/testimonials/:id': {
      access: 'admin',
      request: async () => ({ params: { id: (await testimonial()).id } }),
      ids,
    },
    'GET /admin/opening': { access: 'admin', request: () => ({}) },
    'POST /admin/opening/test-mail': { access: 'admin', request: () => ({}) },
  };
};
