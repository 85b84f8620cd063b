/** What a resident guard remembers: in files of its own, or in a store that replicas share. */
import { join } from "node:path";
import { stateFolder, statePath } from "../../lib/state/place.ts";
import { type Shared, sharedKeeper } from "../../lib/state/shared.ts";
import { fileStore, type Keeper, type Store } from "../../lib/state/store.ts";

const FOLDER = "serve";

/** The rows of the server itself, on its own disk, whoever asks. */
function serverStore(): Store {
  return fileStore((box, writes) =>
    join(writes ? stateFolder(FOLDER) : statePath(FOLDER), `${box.name}.json`),
  );
}

/** Who keeps the rows of a server; undefined where it stands for the executables of this machine, files and all. */
export function keeperOf(shared: Shared | undefined, local: boolean): Keeper | undefined {
  if (shared) return sharedKeeper(shared, serverStore());
  if (local) return undefined;
  const store = serverStore();
  return async (attempt) => attempt(store);
}
