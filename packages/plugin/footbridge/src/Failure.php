<?php

declare( strict_types=1 );

namespace Footbridge;

/** Throws exceptions whose message contains values. They end in WP-CLI or a log, as plain text. */
final class Failure {
	/**
	 * Throws.
	 *
	 * @param string     $message   A format of sprintf().
	 * @param string|int ...$values Its values.
	 * @return never
	 * @throws \RuntimeException Always.
	 */
	public static function because( string $message, ...$values ): void {
		$failure = new \RuntimeException( vsprintf( $message, $values ) );
		throw $failure;
	}
}
