const ADDRESS = /(https?:\/\/[^\s<>"]+)/;
// Punctuation after an address belongs to the sentence.
const STOPS = /[.,;:!?)\]،؛؟]+$/;

/** User-written text whose web addresses are links that open in a new tab. Everything else stays plain text. */
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
