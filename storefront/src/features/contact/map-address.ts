import type { SiteContact } from '@balsam/shared-api';

/** A point on the map, in degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** Location of the office; null if not configured. */
export const placeOf = ({ latitude, longitude }: SiteContact): Place | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

const ZOOM = 15;

/** Half the width and height of the map, in degrees: a few streets around the office. */
const [EAST_WEST, NORTH_SOUTH] = [0.02, 0.01];

/** Embeddable map with the office marked. */
export function mapFrameSrc({ latitude, longitude }: Place): string {
  // West, south, east, north.
  const box = [longitude - EAST_WEST, latitude - NORTH_SOUTH, longitude + EAST_WEST, latitude + NORTH_SOUTH];
  const query = new URLSearchParams({ bbox: box.join(), layer: 'mapnik', marker: `${latitude},${longitude}` });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

/** Link to the same location on a full page. */
export const mapHref = ({ latitude, longitude }: Place): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${ZOOM}/${latitude}/${longitude}`;
