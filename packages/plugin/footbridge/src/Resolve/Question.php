<?php

declare( strict_types=1 );

namespace Footbridge\Resolve;

use Footbridge\Signature;

/** A request to the resolve route. "What would you respond at this path?", with the signature that proves the sender. */
final class Question {
	/** Longer than any request line that web servers accept. */
	private const MAX_LENGTH = 8000;

	/** PHP warns when a query has more variables than its own limit of a thousand. */
	private const MAX_VARIABLES = 500;

	/** Path and query as received, or '' where there are none. */
	public string $path;

	/** The timestamp header's value. */
	public string $timestamp;

	/** The signature header's value. */
	public string $signature;

	public function __construct( $path, $timestamp, $signature ) {
		$this->path      = is_string( $path ) ? $path : '';
		$this->timestamp = is_string( $timestamp ) ? $timestamp : '';
		$this->signature = is_string( $signature ) ? $signature : '';
	}

	/**
	 * Returns why the question is refused.
	 *
	 * @param string   $secret The shared secret, '' where none is set.
	 * @param int|null $now    Unix seconds; null is now.
	 * @return int|null HTTP status; null when it is accepted.
	 */
	public function refusal( string $secret, ?int $now = null ): ?int {
		if ( '' === $secret ) {
			return 503;
		}
		if ( ! Signature::verify( $this->path, $this->timestamp, $this->signature, $secret, $now ) ) {
			return 401;
		}
		return $this->is_path() ? null : 400;
	}

	/** Whether a request line could carry the path: it begins with a slash, has no control characters, and an end. */
	private function is_path(): bool {
		return 1 === preg_match( '~^/[^\x00-\x1f\x7f]*$~D', $this->path )
			&& strlen( $this->path ) <= self::MAX_LENGTH
			&& substr_count( $this->path, '&' ) < self::MAX_VARIABLES;
	}
}
