<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

/** The front end's response to a webhook, or why there is none. */
final class Answer {
	/** The detail of a success response that is not the front end's: another site, or a proxy's page, is at the address. */
	public const FOREIGN = 'not from Footbridge';

	/** HTTP status; 0 without a response. */
	public int $status;

	/** Why there is no response, where a redirect leads, or FOREIGN. */
	public string $detail;

	/** Number of invalidated pages, if the response has it. */
	public ?int $pages = null;

	/** How long it took, in milliseconds. */
	public int $took;

	public function __construct( int $status, string $detail = '', ?int $pages = null, int $took = 0 ) {
		$this->status = $status;
		$this->detail = $detail;
		$this->pages  = $pages;
		$this->took   = $took;
	}

	/** Whether the front end has the webhook now. 409: it had it before, and its response was lost. */
	public function is_accepted(): bool {
		return ( $this->status >= 200 && $this->status < 300 && self::FOREIGN !== $this->detail ) || 409 === $this->status;
	}

	/** Whether this webhook itself was rejected. Any other failure, such as a wrong secret, would repeat with the next one. */
	public function is_about_this_one(): bool {
		return in_array( $this->status, array( 400, 413, 422 ), true );
	}

	/** Returns one short line for the outbox. */
	public function encode(): string {
		$line = $this->status . ' ' . $this->detail;
		// A database rejects invalid UTF-8, and older ones four-byte characters. A header may contain anything.
		$line = 1 === preg_match( '//u', $line ) ? $line : (string) preg_replace( '/[^\x20-\x7e]/', '?', $line );
		return mb_substr( (string) preg_replace( '/[\x{10000}-\x{10ffff}]/u', '?', $line ), 0, 190, 'UTF-8' );
	}

	public static function decode( string $line ): self {
		$parts = explode( ' ', $line, 2 );
		return new self( (int) $parts[0], $parts[1] ?? '' );
	}
}
