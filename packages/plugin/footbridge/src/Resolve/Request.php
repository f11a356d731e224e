<?php

declare( strict_types=1 );

namespace Footbridge\Resolve;

/** Refuses what is no page of the site, and applies the editors' redirect rules where WordPress finds nothing. */
final class Request {
	private Address $address;

	/** The editors' redirect rules. */
	private Rules $rules;

	/** Sends the answer. */
	private Watch $watch;

	public function __construct( Address $address, Rules $rules, Watch $watch ) {
		$this->address = $address;
		$this->rules   = $rules;
		$this->watch   = $watch;
	}

	/** Adds the hooks, each before all others. */
	public function register(): void {
		add_action( 'parse_request', array( $this, 'refuse' ), PHP_INT_MIN );
		add_action( 'template_redirect', array( $this, 'apply_rule' ), PHP_INT_MIN );
		add_filter( 'redirect_canonical', array( $this, 'keep_slash' ), PHP_INT_MAX );
	}

	/** Refuses REST addresses, which are no pages. */
	public function refuse( $wp ): void {
		if ( ! empty( $wp->query_vars['rest_route'] ) ) {
			$this->watch->report( Answer::bare( 404 ) );
		}
	}

	/**
	 * Redirects by the editors' rule for an address where WordPress finds nothing, before WordPress's own redirects of
	 * such addresses.
	 */
	public function apply_rule(): void {
		$rule = is_404() ? $this->rules->match( $this->address ) : null;
		if ( null !== $rule ) {
			$this->watch->report( array_merge( Answer::bare( $rule['status'], $rule['location'] ), array( 'isRule' => true ) ) );
		}
	}

	/**
	 * Stops a redirect that only removes the slash at the path's end: the site's addresses have it, whatever WordPress's
	 * permalinks have.
	 */
	public function keep_slash( $target ) {
		if ( ! is_string( $target ) || '' === $this->address->path ) {
			return $target;
		}
		$url   = home_url( $this->address->uri );
		$short = preg_replace( '~(?<!/)/(?=\?|$)~D', '', $url, 1 );
		return $target === $short ? false : $target;
	}
}
