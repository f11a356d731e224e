<?php
/**
 * What came back for a webhook.
 *
 * @package Footbridge
 */

declare( strict_types=1 );

namespace Footbridge\Webhook;

/**
 * The front end's answer, or why there is none.
 */
final class Answer {

	/**
	 * The detail of a success that says nothing of a webhook: another site, or a proxy's page, stands at the address.
	 */
	public const FOREIGN = 'not from Footbridge';

	/**
	 * HTTP status; 0 without an answer.
	 *
	 * @var int
	 */
	public $status;

	/**
	 * Why there is no answer; or where a redirect leads; or FOREIGN.
	 *
	 * @var string
	 */
	public $detail;

	/**
	 * Pages that are made anew, if it said so.
	 *
	 * @var int|null
	 */
	public $pages;

	/**
	 * Milliseconds that it took.
	 *
	 * @var int
	 */
	public $took;

	/**
	 * An answer.
	 *
	 * @param int      $status HTTP status; 0 without an answer.
	 * @param string   $detail Error or redirect target.
	 * @param int|null $pages  Pages made anew.
	 * @param int      $took   Milliseconds.
	 */
	public function __construct( int $status, string $detail = '', ?int $pages = null, int $took = 0 ) {
		$this->status = $status;
		$this->detail = $detail;
		$this->pages  = $pages;
		$this->took   = $took;
	}

	/**
	 * Whether the front end has the webhook now. 409: it had it already, its answer was lost on the way.
	 */
	public function is_accepted(): bool {
		return ( $this->status >= 200 && $this->status < 300 && self::FOREIGN !== $this->detail ) || 409 === $this->status;
	}

	/**
	 * Whether this one webhook was turned down, so that others need not wait for it. All else (no answer, a wrong secret,
	 * a front end that is starting) would meet the next one too.
	 */
	public function is_about_this_one(): bool {
		return in_array( $this->status, array( 400, 413, 422 ), true );
	}

	/**
	 * For the outbox: one short line.
	 */
	public function encode(): string {
		$line = $this->status . ' ' . $this->detail;
		// A database refuses what is no UTF-8, and older ones letters of four bytes. A header may hold anything.
		$line = 1 === preg_match( '//u', $line ) ? $line : (string) preg_replace( '/[^\x20-\x7e]/', '?', $line );
		return mb_substr( (string) preg_replace( '/[\x{10000}-\x{10ffff}]/u', '?', $line ), 0, 190, 'UTF-8' );
	}

	/**
	 * From the outbox.
	 *
	 * @param string $line As encode() wrote it.
	 */
	public static function decode( string $line ): self {
		$parts = explode( ' ', $line, 2 );
		return new self( (int) $parts[0], $parts[1] ?? '' );
	}
}
