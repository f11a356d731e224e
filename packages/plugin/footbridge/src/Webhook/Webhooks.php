<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

use Footbridge\Settings\Settings;

/**
 * Sends changes to the front end. Collects a request's changes, puts one webhook into the outbox at its end, and sends
 * it after the editor's response.
 */
final class Webhooks {
	/** The changes of this request. */
	private static ?Collector $collector = null;

	private static ?Posts $posts = null;

	private static ?Terms $terms = null;

	/** Follows synced patterns. */
	private static ?Patterns $patterns = null;

	/** Whether a webhook was put into the outbox in this request. */
	private static bool $is_put = false;

	/** Adds the hooks. Called once, at boot. */
	public static function register(): void {
		add_action( Schedule::NEXT, Guard::hook( array( self::class, 'send' ) ) );
		add_action( Schedule::CHECK, Guard::hook( array( self::class, 'send' ) ) );
		add_action( 'admin_init', Guard::hook( array( Schedule::class, 'ensure' ) ), 10, 0 );
		add_action( 'footbridge_deactivate', Guard::hook( array( self::class, 'stop' ) ), 10, 0 );
		// Saved settings count from the next request on: this one began without them.
		if ( ! Settings::complete() || null !== self::$collector ) {
			return;
		}
		self::$collector = new Collector();
		self::$posts     = new Posts( self::$collector );
		self::$terms     = new Terms( self::$collector );
		self::$patterns  = new Patterns();
		self::$posts->register();
		self::$patterns->register();
		self::$terms->register();
		( new Purges( self::$collector, self::$posts, self::$terms ) )->register();
		( new Menus( self::$collector ) )->register();
		( new Options( self::$collector ) )->register();
		( new Comments( self::$collector ) )->register();
		( new Users( self::$collector ) )->register();
		// Last: what others do at the end may still change something, or still write to the reader.
		add_action( 'shutdown', Guard::hook( array( self::class, 'finish' ) ), PHP_INT_MAX, 0 );
	}

	/** On deactivation: nothing more is sent. */
	public static function stop(): void {
		self::$collector = null;
		Schedule::clear();
	}

	/** Stores the changes at the end of the request, then sends them unless the editor would have to wait. */
	public static function finish(): void {
		if ( ! self::flush() && ! self::$is_put ) {
			return;
		}
		self::$is_put = false;
		if ( self::answer_is_out() ) {
			self::send( 3 );
		} else {
			Schedule::wake_now();
		}
	}

	/**
	 * Puts what changed so far into the outbox.
	 *
	 * @return bool Whether there was anything.
	 */
	public static function flush(): bool {
		// In another site of the network, this one's posts can't be read.
		if ( null === self::$collector || null === self::$posts || null === self::$terms || null === self::$patterns || ( is_multisite() && ms_is_switched() ) ) {
			return false;
		}
		$posts = MenuItems::of( 'post_type', self::$posts->finish() );
		$terms = MenuItems::of( 'taxonomy', self::$terms->finish() );
		$items = array_merge( $posts, $terms );
		self::$patterns->finish( self::$collector );
		if ( array() !== $items ) {
			self::$collector->add( Kind::MENU, Key::nodes( 'post', ...$items ) );
		}
		$events = self::$collector->take();
		self::outbox()->put( $events );
		return array() !== $events;
	}

	/**
	 * Sends what is due, and sees to it that the rest is sent later.
	 *
	 * @param mixed $timeout Seconds for each request; WP-Cron passes none.
	 */
	public static function send( $timeout = 10 ): void {
		$next = self::outbox( is_int( $timeout ) ? $timeout : 10 )->run();
		if ( null !== $next ) {
			Schedule::wake( max( $next, time() ) );
		}
	}

	/** Has the front end invalidate everything. */
	public static function invalidate_all(): void {
		self::outbox()->put( Outbox::everything() );
		self::$is_put = true;
		// A request that began without address or secret does not end with finish().
		if ( null === self::$collector ) {
			Schedule::wake_now();
		}
	}

	/** Sends failed and waiting entries now. */
	public static function retry(): void {
		self::outbox()->retry();
		self::send( 5 );
	}

	/**
	 * The site's outbox.
	 *
	 * @param int $timeout Seconds for each request.
	 */
	public static function outbox( int $timeout = 10 ): Outbox {
		return new Outbox( new TableStore(), new HttpTransport( $timeout ), 'time', 'wp_generate_uuid4' );
	}

	/** Sends the response, where PHP can, so that the editor does not wait for what follows. */
	private static function answer_is_out(): bool {
		if ( wp_doing_cron() || 'cli' === PHP_SAPI ) {
			return true;
		}
		if ( function_exists( 'fastcgi_finish_request' ) ) {
			return fastcgi_finish_request();
		}
		if ( function_exists( 'litespeed_finish_request' ) ) {
			return (bool) litespeed_finish_request();
		}
		return false;
	}
}
