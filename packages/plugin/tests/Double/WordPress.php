<?php
// The state of the WordPress double.

declare( strict_types=1 );

namespace Footbridge\Tests\Double;

use Footbridge\Signature;

/**
 * The state behind the functions of functions.php. A test starts with reset(), sets what it needs, and checks what the
 * plugin did.
 */
final class WordPress {
	/** @var array<string, mixed> Options. */
	public static array $options = array();

	/** @var array<string, array<int, list<array{callable, int}>>> Hooks: by name, by priority. */
	public static array $hooks = array();

	/** @var list<string> What the reader may do. */
	public static array $capabilities = array();

	/** @var int The current user. */
	public static int $user = 7;

	/** @var array<string, \WP_Role> Roles, by name. */
	public static array $roles = array();

	/** @var array<int, \WP_Post> Posts. */
	public static array $posts = array();

	/** @var array<int, array<string, list<mixed>>> Meta of posts that may have several values, by post and name. */
	public static array $meta = array();

	/** @var array<string, list<list<mixed>>> Arguments of the calls that only were to happen, by function. */
	public static array $calls = array();

	/** @var list<int> Posts whose password the reader's browser remembers. */
	public static array $unlocked = array();

	/** @var int The post that is being edited. */
	public static int $edited = 0;

	/** @var string|null The screen of wp-admin. */
	public static ?string $screen = null;

	/** @var array<string, array{value: mixed, left: int}> Transients, with the seconds that are left of their lifetime. */
	public static array $transients = array();

	/** @var callable|null Answers a request to another server, as `wp_remote_get`. */
	public static $http;

	/** @var list<string> Filters that are running. */
	public static array $doing = array();

	/** Forgets everything. */
	public static function reset(): void {
		self::$options      = array();
		self::$hooks        = array();
		self::$capabilities = array();
		self::$user         = 7;
		self::$roles        = array();
		self::$posts        = array();
		self::$meta         = array();
		self::$calls        = array();
		self::$unlocked     = array();
		self::$edited       = 0;
		self::$screen       = null;
		self::$transients   = array();
		self::$http         = null;
		self::$doing        = array();
		$GLOBALS['wpdb']    = new Database();
		unset( $_SERVER['HTTP_X_FOOTBRIDGE_TIMESTAMP'], $_SERVER['HTTP_X_FOOTBRIDGE_SIGNATURE'] );
	}

	/** Lets time pass for transients. */
	public static function pass( int $seconds ): void {
		foreach ( self::$transients as $name => $transient ) {
			self::$transients[ $name ]['left'] -= $seconds;
		}
		self::$transients = array_filter( self::$transients, static fn( array $transient ): bool => $transient['left'] > 0 );
	}

	/** Signs the current request. */
	public static function sign( string $message, string $secret, ?int $now = null ): void {
		foreach ( Signature::headers( $message, $secret, $now ) as $name => $value ) {
			$_SERVER[ 'HTTP_' . strtoupper( str_replace( '-', '_', $name ) ) ] = $value;
		}
	}

	/** Hooks a callback in. */
	public static function hook( string $name, callable $callback, int $priority, int $accepted ): void {
		self::$hooks[ $name ][ $priority ][] = array( $callback, $accepted );
		ksort( self::$hooks[ $name ] );
	}

	/**
	 * Removes a callback.
	 *
	 * @return bool Whether it was there.
	 */
	public static function unhook( string $name, callable $callback, int $priority ): bool {
		$there = self::$hooks[ $name ][ $priority ] ?? array();
		$left  = array_values( array_filter( $there, static fn( array $hooked ): bool => $hooked[0] !== $callback ) );

		self::$hooks[ $name ][ $priority ] = $left;
		return count( $left ) < count( $there );
	}

	/** Runs a filter. */
	public static function filter( string $name, array $arguments ) {
		foreach ( self::$hooks[ $name ] ?? array() as $callbacks ) {
			foreach ( $callbacks as list( $callback, $accepted ) ) {
				$arguments[0] = $callback( ...array_slice( $arguments, 0, $accepted ) );
			}
		}
		return $arguments[0] ?? null;
	}

	/** Runs an action. */
	public static function act( string $name, array $arguments ): void {
		foreach ( self::$hooks[ $name ] ?? array() as $callbacks ) {
			foreach ( $callbacks as list( $callback, $accepted ) ) {
				$callback( ...array_slice( $arguments, 0, $accepted ) );
			}
		}
	}

	/** Notes a call. */
	public static function call( string $name, array $arguments ): void {
		self::$calls[ $name ][] = $arguments;
	}
}
