/** Migrations of databases: to write one, and to look at them, applies none. */
import type { Deed } from "./act.ts";

/** Writes the file of a migration, and applies none. Sources: the manuals of Django, Rails, Laravel, Alembic, Flask-Migrate, Prisma, Knex, TypeORM, EF Core. */
const WRITES_MIGRATION =
  /\bmakemigrations\b|\bmake:migration\b|\bmigrate:make\b|\bmigration:(?:generate|create)\b|\bmigrations add\b|\bmigrate add\b|\b(?:g|generate) migration\b|--create-only\b|\balembic (?:-\S+ )*revision\b|\bflask (?:-\S+ )*db (?:migrate|revision)\b/;
/** Prints what a migration would do. */
const PRINTS_MIGRATION = /\bmigrations script\b|\balembic .*--sql\b|\bsqlmigrate\b|\bmigrate diff\b/;
/** Shows which migrations there are. */
const SHOWS_MIGRATIONS =
  /\bshowmigrations\b|\bmigrate status\b|\balembic (?:-\S+ (?:\S+=\S+ )?)*(?:current|history|heads)\b|\bflask (?:-\S+ )*db (?:current|history|heads)\b/;

/** What a command of a tool of migrations does that applies none; `undefined` for any other. */
export function migrationDeeds(line: string): readonly (Deed | "wide")[] | undefined {
  if (WRITES_MIGRATION.test(line)) return ["write", "wide"];
  if (PRINTS_MIGRATION.test(line)) return ["look", "rehearse"];
  return SHOWS_MIGRATIONS.test(line) ? ["look"] : undefined;
}

/** A task that only shows: `db:migrate:status`. */
export const SHOWN = /[:._-](?:status|list|show|info|history|pending)$/i;
