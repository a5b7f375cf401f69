/** What a code is for: a log-in under way, or showing again that it is you. */
export type CodePurpose = "log_in" | "proof";

/** What a challenge was given out for: to make a passkey, to answer as a known account, or to log in as whoever the passkey says. */
export type ChallengePurpose = "make" | "answer" | "log_in";
