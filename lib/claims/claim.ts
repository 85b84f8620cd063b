/** The words of this room: kinds of deeds, links, claims, and what a language's table holds. */

/** What an agent can claim to have done: put a page in public, post to the feed, set up a job. */
export type ClaimKind = "publish" | "post" | "schedule";

/** One pattern table of one language for one kind; `id` is the row that fires (`en.publish`). */
export type ClaimRow = {
  readonly id: string;
  readonly kind: ClaimKind;
  /** Every clause that a pattern of this row can match holds one of these; they are tried first because they cost little. */
  readonly verbs: string;
  /**
   * Regex sources over one clause, case-insensitive, `{slot}` taken from the language's slots. Each is anchored with `^`
   * and goes through to the verb, so that whatever stands in front of the verb has to be on a list: that is what keeps
   * negations, plans and other people's deeds out.
   */
  readonly patterns: readonly string[];
  /** Weaker wordings, which count only together with an own link of the same kind: "Live now", "Here it is". */
  readonly linked?: readonly string[];
  /** The weakest: they only say that the work is done, and count with an own link right beside them: "All set → ⟨link⟩". */
  readonly adjacent?: readonly string[];
  /** Headings of a link: like those, but nothing else may stand in the sentence. */
  readonly alone?: readonly string[];
  /** Any deed or state of the kind, whatever it is said of: these count only where the sentence spells out the title of an entry. */
  readonly named?: readonly string[];
};

/** How a sentence that matches no pattern still gives a link to the user as done. Regex sources, searched anywhere in it. */
export type GivenRow = {
  readonly id: string;
  /** One of these gives a link that stands apart from the words: here it is, the link, I put it up. */
  readonly standalone: string;
  /** One of these gives a link in the middle of words as well: public, open to all, can be visited at. */
  readonly inline: string;
  /** Any of these makes the link a plan, a broken one, an old one, or somebody else's. */
  readonly hedges: string;
};

/** How one language speaks about deeds that are done. Every source is compiled on first need. */
export type Language = {
  readonly id: string;
  /** The script, or the little words, that a text must hold before this language is tried. */
  readonly script: RegExp;
  /** Stems, one of which is in every text that holds a claim. Cheap: this is all that most replies ever meet. */
  readonly stems: RegExp;
  /** Writing variants to one form: traditional to simplified Chinese, no spaces around Latin words. */
  readonly fold?: (text: string) => string;
  readonly slots: Readonly<Record<string, string>>;
  readonly claims: readonly ClaimRow[];
  /** What may stand in front of any clause and says nothing: "done", "good news", "as requested". */
  readonly filler: string;
  /** A clause that names the agent or the user's own thing as its subject. */
  readonly subject: string;
  /** A clause whose deed is somebody else's; the one pattern that is read with its letters' case. */
  readonly others: string;
  /** A sentence that opens like this speaks of what the one before names: it, they. Empty where nobody needs the word. */
  readonly pronoun: string;
  /** A clause that opens like this shares its subject, "i", with those behind it: "I cut it down and put it up". Missing where the verb tells. */
  readonly carries?: string;
  /** A clause that opens like this makes itself and the rest of its sentence unreal: if, once, you said, to publish. */
  readonly unreal: string;
  /** Inside the part of a clause that a pattern matched, these take the claim back: never, almost, last year. */
  readonly never: string;
  /** Anywhere in the clause, these take the claim back: would, on mainnet, by someone, last year. */
  readonly elsewhere: string;
  /** What follows a claim and opens like this takes it back: "correction: the tool returned an error". */
  readonly retracts: string;
  /** A clause that opens like this asks. */
  readonly asks: string;
  /** A last clause that only asks for a nod: right?, 对吗? */
  readonly tags: string;
  /** Words that mean the public and not a preview: a served `/preview/{id}/` that is "live" is no publication. */
  readonly strong: string;
  /** What this language calls a feed or a post of one, where nobody but the agent's own has such: a text without it posts elsewhere. */
  readonly feed?: string;
  /** Words that put the deed outside the registries: a branch, a mail. */
  readonly outside: string;
  /** A clause whose links are somebody else's: see also, inspired by. */
  readonly cites: string;
  /** A line that introduces a draft, an example or a quotation, and ends with a colon. */
  readonly drafts: string;
  /** Own links that are given to the user, whatever the words of the claim are. */
  readonly given: GivenRow;
  /** A sentence that hands over a link: here is the link, view it at. */
  readonly presents: string;
  /** The sentence that is appended to a reply in this language. */
  readonly note: string;
};

/** An own link: the name of its LINKS row (`fake` for a look-alike of an own host) and the id that it cites. */
export type CitedLink = {
  readonly name: string;
  /** What the registries know it by, in lower case: the slug, the preview's id, the post's id. */
  readonly key: string;
  /** As the reply spells it. */
  readonly text: string;
  /** The kind of deed that citing it proves, where a registry knows the key. */
  readonly proves: ClaimKind;
  /** True for a link that also works before anything is public. */
  readonly serves: boolean;
  /** True for one that stands behind "under" or "to": what is answered, where another is the answer. */
  readonly answered?: boolean;
};

/** One deed that a reply asserts. */
export type Claim = {
  readonly rule: string;
  readonly kind: ClaimKind;
  /** The sentence that asserts it, on one line. */
  readonly sentence: string;
  /** What the quotations in it name, which stand in it as signs. */
  readonly names: readonly string[];
  readonly links: readonly CitedLink[];
  /** True when the words alone claim nothing: they do where a registry holds something of the name that they give. */
  readonly named?: boolean;
  /** Whether it tells of what bears a title; missing where the sentence tells by itself. */
  readonly about?: (title: string) => boolean;
  /** True when its words name no thing: they count where a registry holds one that it may be about, which is not live. */
  readonly unnamed?: boolean;
  /** True when it lies in naming the address of a page, whatever the words are. */
  readonly handed?: boolean;
  /** Whether the whole reply says plainly that things are as it shows them; present where a claim counts by that alone. */
  readonly plain?: () => boolean;
  /** True when only a page that is served is claimed: any entry of the registry backs it. */
  readonly serves?: boolean;
  /** The language's own sentence for the note. */
  readonly language: Language;
};
