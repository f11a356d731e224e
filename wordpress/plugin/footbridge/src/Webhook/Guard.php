<?php
/**
 * Keeps a fault of this plugin out of what an editor is doing.
 *
 * @package Footbridge
 */

declare( strict_types=1 );

namespace Footbridge\Webhook;

/**
 * Wraps the bodies of hooks.
 */
final class Guard {

	/**
	 * A hook's body that never throws: what goes wrong is logged, and saving goes on.
	 *
	 * Its result is its first argument, so that it can stand at a filter and changes nothing there.
	 *
	 * @param callable $body What is to be done.
	 */
	public static function hook( callable $body ): \Closure {
		return static function ( ...$args ) use ( $body ) {
			try {
				$body( ...$args );
			} catch ( \Throwable $fault ) {
				self::log( $fault );
			}
			return $args[0] ?? null;
		};
	}

	/**
	 * Writes a fault to PHP's log.
	 *
	 * @param \Throwable $fault What was thrown.
	 */
	public static function log( \Throwable $fault ): void {
		self::write( sprintf( '%s (%s:%d)', $fault->getMessage(), basename( $fault->getFile() ), $fault->getLine() ) );
	}

	/**
	 * Writes a line to PHP's log.
	 *
	 * @param string $line Without a line end.
	 */
	public static function write( string $line ): void {
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- The only place where an operator of a site without debugging finds it.
		error_log( 'Footbridge: ' . $line );
	}
}
