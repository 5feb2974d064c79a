const ADDRESS = /(https?:\/\/[^\s<>"]+)/;
// A sentence may end behind an address.
const STOPS = /[.,;:!?)\]،؛؟]+$/;

/**
 * A text of somebody else in which web addresses can be followed, in a tab of their own. Nothing else in it is more than
 * text.
 */
export function LinkedText({ text }: { text: string }) {
  return text.split(ADDRESS).map((part, index) => {
    // Every second part is an address.
    if (index % 2 === 0) return part;
    const [stops = ''] = STOPS.exec(part) ?? [];
    const address = part.slice(0, part.length - stops.length);
    return (
      <span key={index}>
        <a href={address} target="_blank" rel="noopener noreferrer nofollow" dir="ltr">
          {address}
        </a>
        {stops}
      </span>
    );
  });
}
