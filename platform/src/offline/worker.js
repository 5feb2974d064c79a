// Service worker of the shop. It stores one page, which it shows when there is no connection. It never stores other
// pages, files or responses of the API: releases and their rollback are decided by the server alone.
const CACHE = 'offline-VERSION';
const PAGE = '/offline';

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(new Request(PAGE, { cache: 'reload' }))));
});

const removeOthers = async () => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
};

self.addEventListener('activate', (event) => {
  // Pages are requested while the worker still starts.
  const early = self.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([removeOthers(), early]));
});

const open = async (event) => {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const page = await caches.match(PAGE);
    if (page) return page;
    throw error;
  }
};

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(open(event));
});
