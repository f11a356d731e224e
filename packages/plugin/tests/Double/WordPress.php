<?php
// The state of the WordPress double.

declare( strict_types=1 );

namespace Footbridge\Tests\Double;

use Footbridge\Signature;
use PHPUnit\Runner\BeforeTestHook;

/**
 * The state behind the functions beside it. PHPUnit resets it before each test (phpunit.xml), which sets what it needs, and
 * checks what the plugin did.
 */
final class WordPress implements BeforeTestHook {
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
	/** @var array<string, mixed>|null All as it was at first, with PHP's variables of the server. */
	private static ?array $initial = null;

	/** Forgets everything. */
	public static function reset(): void {
		self::$initial   = self::$initial ?? get_class_vars( self::class ) + array( 'server' => $_SERVER );
		$GLOBALS['wpdb'] = new Database();
		$_SERVER         = self::$initial['server'];
		foreach ( array_diff_key( self::$initial, array( 'initial' => 0, 'server' => 0 ) ) as $name => $value ) {
			self::$$name = $value;
		}
		$_GET            = array();
		$_POST           = array();
		$_REQUEST        = array();
		$_COOKIE         = array();
		$_FILES          = array();
		unset( $GLOBALS['wp_filter'], $GLOBALS['wp_query'], $GLOBALS['year'], $GLOBALS['monthnum'] );
	}

	public function executeBeforeTest( string $test ): void {
		self::reset();
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

	/** Notes a call. */
	public static function call( string $name, array $arguments ): void {
		self::$calls[ $name ][] = $arguments;
	}
}
