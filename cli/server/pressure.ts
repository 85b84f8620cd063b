/** How much the server takes at once, and from whom. */
import { SERVER_CLIENTS, SERVER_HELD_BYTES, SERVER_OPEN_REQUESTS } from "../../lib/core/limits.ts";

/** A place for a request. `grow` says that its body grew by so many bytes, and whether there is room for them. */
export type Place = { readonly grow: (bytes: number) => boolean; readonly leave: () => void };

/** Places for requests; `enter` gives none when all are taken. */
export type Room = { readonly enter: () => Place | undefined; readonly open: () => number };

export function roomFor(requests = SERVER_OPEN_REQUESTS, bytes = SERVER_HELD_BYTES): Room {
  let open = 0;
  let held = 0;
  return {
    open: () => open,
    enter: () => {
      if (open >= requests) return undefined;
      open++;
      let own = 0;
      let left = false;
      return {
        grow: (more) => {
          if (held + more > bytes) return false;
          held += more;
          own += more;
          return true;
        },
        leave: () => {
          if (left) return;
          left = true;
          open--;
          held -= own;
        },
      };
    },
  };
}

/** Whether a client may ask once more now: `perSecond` on average, twice that at once; 0 for no limit. */
export function rateOf(
  perSecond: number,
  now: () => number = () => performance.now(),
): (client: string) => boolean {
  type Bucket = { tokens: number; at: number };
  const buckets = new Map<string, Bucket>();
  const most = perSecond * 2;
  return (client) => {
    if (perSecond === 0) return true;
    const time = now();
    const bucket = buckets.get(client) ?? { tokens: most, at: time };
    bucket.tokens = Math.min(most, bucket.tokens + ((time - bucket.at) / 1000) * perSecond);
    bucket.at = time;
    // The one that asked last stands last, so that the first is the one to forget.
    buckets.delete(client);
    buckets.set(client, bucket);
    const [oldest] = buckets.keys();
    if (buckets.size > SERVER_CLIENTS && oldest !== undefined) buckets.delete(oldest);
    if (bucket.tokens < 1) return false;
    bucket.tokens--;
    return true;
  };
}
