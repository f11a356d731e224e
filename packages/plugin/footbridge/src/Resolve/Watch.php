<?php

declare( strict_types=1 );

namespace Footbridge\Resolve;

use Footbridge\Webhook\Guard;
use Throwable;

/**
 * Has WordPress handle the request up to the template, and reports the result. A request that ends earlier (a redirect,
 * wp_die, a plugin that responds by itself) is reported where it ends.
 */
final class Watch {
	/** Template types of WordPress. */
	private const KINDS = array( 'embed', '404', 'search', 'frontpage', 'home', 'privacypolicy', 'archive', 'taxonomy', 'attachment', 'single', 'page', 'singular', 'category', 'tag', 'author', 'date', 'index' );

	/** The ways in which wp_die() speaks. */
	private const DIE_HANDLERS = array( 'wp_die_handler', 'wp_die_ajax_handler', 'wp_die_json_handler', 'wp_die_jsonp_handler', 'wp_die_xml_handler', 'wp_die_xmlrpc_handler' );

	/** The last HTTP status that WordPress has set. */
	private int $status = 200;

	/** @var string[] Candidate templates so far. */
	private array $templates = array();

	private bool $is_sent = false;

	private Address $address;

	private Links $links;

	/** The editors' redirect rules. */
	private Rules $rules;

	private Keys $keys;

	public function __construct( Address $address, Links $links ) {
		$this->address = $address;
		$this->links   = $links;
		$this->rules   = new Rules( $links );
		$this->keys    = new Keys( $address, $links );
	}

	/** Adds the hooks: those that decide before all others, those that watch after all others. */
	public function start(): void {
		add_action( 'parse_request', array( $this, 'refuse' ), PHP_INT_MIN );
		add_action( 'template_redirect', array( $this, 'apply_rule' ), PHP_INT_MIN );
		add_filter( 'redirect_canonical', array( $this, 'keep_slash' ), PHP_INT_MAX );
		$this->keys->register();
		add_filter( 'status_header', array( $this, 'note_status' ), PHP_INT_MAX, 2 );
		// Its second argument is where the redirect leads, and its first can still be changed in between.
		add_filter( 'wp_redirect_status', array( $this, 'redirected' ), PHP_INT_MAX, 2 );
		foreach ( self::KINDS as $kind ) {
			add_filter( "{$kind}_template_hierarchy", array( $this, 'note_templates' ), PHP_INT_MAX );
			// No template is ever found, so WordPress tries every candidate.
			add_filter( "{$kind}_template", '__return_empty_string', PHP_INT_MAX );
		}
		add_action( 'template_redirect', array( $this, 'without_template' ), PHP_INT_MAX );
		add_filter( 'template_include', array( $this, 'rendered' ), PHP_INT_MAX, 0 );
		foreach ( self::DIE_HANDLERS as $handler ) {
			add_filter( $handler, array( $this, 'death' ), PHP_INT_MAX, 0 );
		}
		add_action( 'shutdown', array( $this, 'ended' ), PHP_INT_MIN );
		set_exception_handler( array( $this, 'failed' ) );
		ob_start();
	}

	/** Refuses REST addresses, which are no pages. */
	public function refuse( $wp ): void {
		if ( ! empty( $wp->query_vars['rest_route'] ) ) {
			$this->report( Answer::bare( 404 ) );
		}
	}

	/** Redirects by the editors' rule where WordPress finds nothing, before WordPress's own redirects of such addresses. */
	public function apply_rule(): void {
		$rule = is_404() ? $this->rules->match( $this->address ) : null;
		if ( null !== $rule ) {
			$this->report( array_merge( Answer::bare( $rule['status'], $rule['location'] ), array( 'isRule' => true ) ) );
		}
	}

	/** Stops a redirect that only removes the slash at the path's end: the site's addresses have it, whatever WordPress's have. */
	public function keep_slash( $target ) {
		if ( ! is_string( $target ) || '' === $this->address->path ) {
			return $target;
		}
		$short = preg_replace( '~(?<!/)/(?=\?|$)~D', '', home_url( $this->address->uri ), 1 );
		return $target === $short ? false : $target;
	}

	/** Notes the status that WordPress sets. */
	public function note_status( $header, $code ) {
		$this->status = (int) $code;
		return $header;
	}

	/** Notes candidate templates. */
	public function note_templates( $candidates ) {
		$this->templates = array_merge( $this->templates, array_filter( (array) $candidates, 'is_string' ) );
		return $candidates;
	}

	/** Reports WordPress's redirect, unless a filter has canceled it. */
	public function redirected( $status, $location ) {
		if ( is_string( $location ) && '' !== $location ) {
			// WordPress cleans the address after this filter.
			$this->report( Answer::bare( (int) $status, $this->links->path( wp_sanitize_redirect( $location ) ) ) );
		}
		return $status;
	}

	/** Handles responses without a template. WordPress redirects a trackback's address by itself. */
	public function without_template(): void {
		if ( is_robots() || is_favicon() || is_feed() ) {
			$this->rendered();
		}
	}

	/** Reports the page where WordPress would render it. */
	public function rendered(): void {
		global $wp_query;
		$this->report( Answer::page( $this->status, array_values( array_unique( $this->templates ) ), $wp_query, $this->links ) );
	}

	/** Returns what wp_die() calls. */
	public function death(): callable {
		return function ( $message, $title = '', $args = array() ): void {
			$status = (int) ( wp_parse_args( $args )['response'] ?? 0 );
			$this->report( Answer::bare( $status > 0 ? $status : 500 ) );
		};
	}

	/** Reports a request that ended without a WordPress hook, from the headers sent so far. */
	public function ended(): void {
		if ( $this->is_sent ) {
			return;
		}
		$location = null;
		foreach ( headers_list() as $header ) {
			if ( 0 === stripos( $header, 'location:' ) ) {
				$location = $this->links->path( trim( substr( $header, strlen( 'location:' ) ) ) );
			}
		}
		$this->report( Answer::bare( (int) http_response_code(), $location ) );
	}

	/**
	 * Reports an uncaught error. WordPress would treat it as a plugin's failure and send mail to the site's owner. Lists where
	 * WordPress expects strings (`?feed[]=x`) cause errors in it: they are the address's fault.
	 */
	public function failed( Throwable $error ): void {
		if ( array() !== array_filter( $_GET, 'is_array' ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only looked at.
			$this->report( Answer::bare( 400 ) );
		}
		Guard::write( "an address could not be resolved ({$error->getMessage()} in {$error->getFile()}:{$error->getLine()})" );
		$this->report( Answer::bare( 500 ) );
	}

	/**
	 * @param array<string, mixed> $answer The response. Output and headers set before are dropped.
	 * @return never
	 */
	private function report( array $answer ): void {
		$this->is_sent = true;
		$answer        = array_merge( Answer::bare( 200 ), $answer, Site::fields( $this->rules ) );

		$answer['keys'] = $this->keys->of( $answer );
		while ( ob_get_level() > 0 && ob_end_clean() ) {
			continue;
		}
		if ( ! headers_sent() ) {
			header_remove();
			// WordPress's own function: it replaces the status line, which http_response_code() leaves before PHP 8.3.
			status_header( 200 );
			header( 'Content-Type: application/json; charset=UTF-8' );
			header( 'Cache-Control: no-store, private' );
			header( 'X-Content-Type-Options: nosniff' );
			header( 'X-Robots-Tag: noindex' );
		}
		echo wp_json_encode( $answer, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		exit;
	}
}
