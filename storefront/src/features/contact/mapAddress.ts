import { CONTACT } from '../../company/contact.ts';

const { latitude, longitude } = CONTACT.place;
const ZOOM = 15;

/** Half the width and half the height of the map, in degrees: a few streets around the office. */
const [EAST_WEST, NORTH_SOUTH] = [0.02, 0.01];

/** West, south, east and north of the map. */
const BOX = [longitude - EAST_WEST, latitude - NORTH_SOUTH, longitude + EAST_WEST, latitude + NORTH_SOUTH];

/** The map for a frame, with the office marked. */
export const MAP_FRAME_SRC = `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({
  bbox: BOX.join(),
  layer: 'mapnik',
  marker: `${latitude},${longitude}`,
})}`;

/** The same place as a page of its own. */
export const MAP_HREF = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${ZOOM}/${latitude}/${longitude}`;
