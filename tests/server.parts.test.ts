/** What each part of the server makes of what it is given, whole: rows of tests/data/parts/server.yaml. */
import { collectorFrom } from "../cli/server/collector.ts";
import { encoded, type Signal, type Value } from "../cli/server/otlp.ts";
import { rateOf, roomFor } from "../cli/server/pressure.ts";
import { redisAddress, shownUrl } from "../cli/server/redis.ts";
import { Refusal } from "../cli/terminal.ts";
import { holdRows } from "./parts.ts";

/** What `ask` gives as a file can hold it, or the words with which it is refused. */
function told(ask: () => unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(ask() ?? null));
  } catch (error) {
    if (error instanceof Refusal) return [`error: ${error.message}`, `hint: ${error.hint}`];
    return String(error);
  }
}

type Step = readonly [name: "enter" | "grow" | "leave", place?: number, bytes?: number];

holdRows("server", {
  collectors: (env: Readonly<Record<string, string>>) => told(() => collectorFrom(env)),
  otlp: ([signal, request]: readonly [Signal, Value]) =>
    told(() => Buffer.from(encoded(signal, request)).toString("hex")),
  addresses: (values: Readonly<Record<string, string>>) =>
    told(() => {
      const address = redisAddress(values);
      return address && { shown: shownUrl(address.url), href: address.url.href };
    }),
  rates: ([perSecond, asked]: readonly [number, readonly (readonly [at: number, client: string])[]]) => {
    let time = 0;
    const mayAsk = rateOf(perSecond, () => time);
    return asked.map(([at, client]) => {
      time = at;
      return mayAsk(client);
    });
  },
  rooms: ([requests, bytes, steps]: readonly [number, number, readonly Step[]]) => {
    const room = roomFor(requests, bytes);
    const places: ReturnType<typeof room.enter>[] = [];
    return steps.map(([name, place = 0, more = 0]) => {
      if (name === "enter") {
        places.push(room.enter());
        return places.at(-1) !== undefined;
      }
      if (name === "grow") return places[place]?.grow(more) ?? null;
      places[place]?.leave();
      return room.open();
    });
  },
});
